import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { outgoingMails } from '../db/schema/mail.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { withToken } from './letter.ts';
import type { Outbox } from './outbox.ts';

const mostListed = 50;

// Allows framing by our own pages, blocks scripts, and opens links in the top window.
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const findMails = ({ tenantId, tx }: TenantDb, now: Date, by: Partial<{ id: number; to: string }>) =>
  tx
    .select()
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.tenant_id, tenantId),
        lte(outgoingMails.next_attempt_at, now),
        ne(outgoingMails.state, 'cancelled'),
        by.id === undefined ? undefined : eq(outgoingMails.id, by.id),
        by.to === undefined ? undefined : eq(outgoingMails.to, by.to),
      ),
    )
    .orderBy(desc(outgoingMails.id))
    .limit(mostListed);

type Mail = Awaited<ReturnType<typeof findMails>>[number];

const filled = (outbox: Outbox, { tenant_id, sealed_token }: Mail, content: string) =>
  sealed_token ? withToken(content, outbox.unseal(tenant_id, sealed_token)) : content;

function demandMailbox({ is_demo }: Tenant, outbox: Outbox) {
  if (!is_demo || !outbox.hasMailbox) throw notFound();
}

export const listDemoMails: Operation<'listDemoMails', { outbox: Outbox }> = async (call, { outbox }) => {
  demandMailbox(call.tenant, outbox);
  const to = call.query?.address?.toLowerCase();
  const mails = await call.transaction((db) => findMails(db, call.now, to ? { to } : {}));
  return {
    data: mails.map((mail) => ({
      id: mail.id,
      to: mail.to,
      from_name: mail.from_name,
      subject: mail.subject,
      kind: mail.kind,
      text: filled(outbox, mail, mail.text),
      page_url: `/api/demo/mails/${mail.id}/page`,
      created_at: mail.created_at.toISOString(),
    })),
  };
};

export const getDemoMailPage: Operation<'getDemoMailPage', { outbox: Outbox }> = async (call, { outbox }) => {
  demandMailbox(call.tenant, outbox);
  const [mail] = await call.transaction((db) => findMails(db, call.now, { id: call.params.id }));
  if (!mail) throw notFound();
  const html = filled(outbox, mail, mail.html).replace('<head>', '<head>\n<base target="_top">');
  return {
    file: Buffer.from(html),
    type: 'text/html',
    headers: { 'content-security-policy': pagePolicy },
  };
};
