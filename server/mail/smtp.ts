// Encrypted unless local, because mails carry sign-in links.
import nodemailer from 'nodemailer';
import { isLoopback } from '../process/loopback.ts';
import type { Letter } from './letter.ts';

interface Mail {
  messageId: string;
  from_name: string;
  reply_to: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: Letter['calendar'] | null;
  created_at: Date;
}

export interface MailServer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  from: string;
  /** Insecure: also sends to servers without encryption. */
  isTlsOptional?: boolean;
}

export const mailDomain = (address: string) =>
  address
    .split('@')
    .at(-1)!
    .replace(/[^\w.-]/g, '');

export const mostConnections = 5;

export function smtpServer({ url, from, isTlsOptional = false }: SmtpOptions): MailServer {
  const address = new URL(url);
  const { protocol, hostname } = address;
  const requireTLS = protocol === 'smtp:' && !isTlsOptional && !isLoopback(hostname);
  // Query parameters would override the options set here.
  for (const name of ['requireTLS', 'secure']) address.searchParams.delete(name);
  const transport = nodemailer.createTransport({
    url: address.href,
    pool: true,
    requireTLS,
    maxConnections: mostConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from_name, reply_to, to, subject, text, html, calendar, created_at }) {
      await transport.sendMail({
        messageId,
        date: created_at,
        from: { name: from_name, address: from },
        replyTo: reply_to,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'interview.ics', content: calendar.text },
        }),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}

export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}

/** Without addresses. */
export function describeFailure(error: unknown): string {
  const { code = 'error', responseCode, command } = error as Record<string, string | number | undefined>;
  return [code, responseCode, command]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 200);
}
