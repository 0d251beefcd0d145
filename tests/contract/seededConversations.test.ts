/** The conversations and templates of the demo: whose turn it is, and that they are what the product itself would have written. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { templateLimits, templateProblem } from '../../src/machines/templateText.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];

const tenants = ['uk', 'us'] as const;
const server = await startTestServer();

test.each(tenants)('a conversation waits for the veteran, another for the recruiter: %s', async (tenant) => {
  const threads = async (persona: string) => {
    const token = await server.signIn(persona, tenant);
    const { body } = await server.request('listMessageThreads', { token, tenant });
    const list = body.data as Schemas['MessageThread'][];
    return list.map(({ unread, waits_for, status }) => ({ unread, waits_for, status }));
  };
  const own = await threads('veteran-complete');
  expect(own).toHaveLength(2);
  expect(own).toEqual(
    expect.arrayContaining([
      { unread: 1, waits_for: 'you', status: 'open' },
      { unread: 0, waits_for: 'them', status: 'open' },
    ]),
  );
  const unread = (await threads('recruiter')).filter((thread) => thread.unread > 0);
  expect(unread).toEqual([{ unread: 1, waits_for: 'you', status: 'open' }]);
});

test('messages follow the last step of their application, are counted as read or unread, and were announced', async () => {
  const now = sql`${testNow.toISOString()}::timestamptz`;
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute(sql`
      select t.slug,
        (select count(*)::integer from message_threads c where c.tenant_id = t.id) as conversations,
        (select count(*)::integer from messages m
          join applications a on a.tenant_id = m.tenant_id and a.id = m.application_id
          where m.tenant_id = t.id and (m.created_at <= a.status_changed_at or m.created_at >= ${now})) as early_or_late,
        (select count(*)::integer from (
          select created_at, lag(created_at) over (order by id) as before from messages m where m.tenant_id = t.id) as ordered
          where created_at < before) as disordered,
        (select count(*)::integer from message_threads c
          join lateral (select max(m.id) as last,
              count(*) filter (where m.side = 'employer' and m.id > c.veteran_read_to) as of_employer,
              count(*) filter (where m.side = 'veteran' and m.id > c.employer_read_to) as of_veteran
            from messages m where m.tenant_id = c.tenant_id and m.application_id = c.application_id) m on true
          where c.tenant_id = t.id and (c.last_message_id, c.veteran_unread, c.employer_unread)
            is distinct from (m.last, m.of_employer, m.of_veteran)) as miscounted,
        (select count(*)::integer from messages m where m.tenant_id = t.id)
          - (select count(*)::integer from notifications n
            where n.tenant_id = t.id and n.type = 'message_received') as unannounced,
        (select count(*)::integer from notifications n
          where n.tenant_id = t.id and n.type = 'message_received' and n.read_at is null) as unread_news,
        (select count(*)::integer from messages m
          join users u on u.tenant_id = m.tenant_id and u.id = m.sender_id
          join applications a on a.tenant_id = m.tenant_id and a.id = m.application_id
          where m.tenant_id = t.id and m.side = 'employer' and u.company_id is distinct from a.company_id) as of_strangers
      from tenants t order by t.slug`),
  );
  const each = {
    conversations: 3,
    ...{ early_or_late: 0, disordered: 0, miscounted: 0, unannounced: 0, unread_news: 2, of_strangers: 0 },
  };
  expect(rows).toEqual(tenants.map((slug) => ({ slug, ...each })));
});

test.each(tenants)('the templates can be used as they are: %s', async (tenant) => {
  const token = await server.signIn('recruiter', tenant);
  const { body } = await server.request('listTemplates', { token, tenant });
  const templates = body.data as Schemas['Template'][];
  expect(templates.map(({ kind }) => kind).sort()).toEqual(['interview', 'message', 'rejection']);
  const faulty = templates.filter(
    ({ kind, text }) => text.length > templateLimits[kind] || templateProblem(text) !== undefined,
  );
  expect(faulty).toEqual([]);
  // Several people can be rejected with it together.
  expect(templates.find(({ kind }) => kind === 'rejection')?.text).not.toContain('{first name}');
});
