/** What happens to a conversation outside the page: by the company, and in the veteran’s own other window. It is in the database. */
import { and, eq, sql } from 'drizzle-orm';
import { companyBlocks } from '../../../server/db/schema/candidates.ts';
import { messageThreads } from '../../../server/db/schema/messages.ts';
import { type Applied, writeMessages } from '../../support/journeys/conversations.ts';
import type { Condition, World } from '../pages.ts';

export const veteran = 'veteran-complete';

/** What the page has loaded. */
export interface Loaded {
  isBlocked: boolean;
  hasEarlier: boolean;
  lastText: string;
}

export const loaded = ({ kept }: World) => kept.get('loaded') as Loaded;
export const application = ({ kept }: World) => kept.get('application') as Applied;

type Work = Parameters<World['server']['asPerson']>[1];
export const asVeteran = ({ server, tenant }: World, work: Work) => server.asPerson(veteran, work, tenant);

/** Text that was not there before. */
export function nextText({ kept }: World, text: string) {
  const times = (Number(kept.get('texts')) || 0) + 1;
  kept.set('texts', times);
  return `${text} (${times})`;
}

/** Blocks or unblocks the company. */
export const setBlocked = (world: World, isBlocked: boolean) =>
  asVeteran(world, ({ tx, tenantId }, { id }) => {
    const { companyId } = application(world);
    if (isBlocked)
      return tx
        .insert(companyBlocks)
        .values({ tenant_id: tenantId, user_id: id, company_id: companyId, created_at: new Date() })
        .onConflictDoNothing();
    return tx
      .delete(companyBlocks)
      .where(
        and(
          eq(companyBlocks.tenant_id, tenantId),
          eq(companyBlocks.user_id, id),
          eq(companyBlocks.company_id, companyId),
        ),
      );
  });

const isThread = (world: World, tenantId: number) =>
  and(eq(messageThreads.tenant_id, tenantId), eq(messageThreads.application_id, application(world).id));

/** The veteran reads all messages. */
const readAll = (world: World) =>
  asVeteran(world, ({ tx, tenantId }) =>
    tx
      .update(messageThreads)
      .set({ veteran_unread: 0, veteran_read_to: sql`${messageThreads.last_message_id}` })
      .where(isThread(world, tenantId)),
  );

/** The company reads on, so that the conversation is never as the page has loaded it. */
export const companyReads: Condition = async (world) => {
  await asVeteran(world, ({ tx, tenantId }) =>
    tx
      .update(messageThreads)
      .set({ employer_read_to: sql`${messageThreads.employer_read_to} + 1` })
      .where(isThread(world, tenantId)),
  );
  return undefined;
};

const loads =
  ({ isBlocked = false, isNew = false }): Condition =>
  async (world) => {
    await setBlocked(world, isBlocked);
    if (isNew) {
      const text = nextText(world, 'When can you start?');
      await asVeteran(world, (db) =>
        writeMessages(db, application(world), { from: 'employer', texts: [text] }),
      );
      loaded(world).lastText = text;
    } else await readAll(world);
    loaded(world).isBlocked = isBlocked;
    return undefined;
  };

export const latest = {
  'all read': loads({}),
  'a new message': loads({ isNew: true }),
  'the company is blocked': loads({ isBlocked: true }),
};
