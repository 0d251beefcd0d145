/** Hands one mail at a time to the SMTP server of SMTP_URL over a few kept connections. */
import nodemailer from 'nodemailer';

export interface Mail {
  messageId: string;
  from_name: string;
  reply_to: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
}

export interface MailServer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** The address all mail comes from. */
  from: string;
}

/** The part of the sender's address that may stand in a Message-ID. */
export const domainOf = (address: string) =>
  address
    .split('@')
    .at(-1)!
    .replace(/[^\w.-]/g, '');

export const mostConnections = 5;

export function smtpServer({ url, from }: SmtpOptions): MailServer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from_name, reply_to, to, subject, text, html, created_at }) {
      await transport.sendMail({
        messageId,
        date: created_at,
        from: { name: from_name, address: from },
        replyTo: reply_to,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}

/** The server has understood, and will refuse the same mail again. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}

/** For the outbox: what went wrong, without an address. */
export function tellFailure(error: unknown): string {
  const { code = 'error', responseCode, command } = error as Record<string, string | number | undefined>;
  return [code, responseCode, command]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 200);
}
