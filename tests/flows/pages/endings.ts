/** How a session or an account comes to its end, for real. */
import { eq } from 'drizzle-orm';
import { sessions } from '../../../server/db/schema/accounts.ts';
import type { Fault } from '../../../server/http/testControls.ts';
import type { World } from '../pages.ts';

/** Every call from now on is answered with 401. */
export async function endSession({ server, watched, tenant }: World, key: string): Promise<undefined> {
  watched.expects('failed: 401');
  await server.endSessions(key, tenant);
}

const soon = 110_000;
const hour = 3_600_000;

/**
 * Less than two minutes are left of the session, and no fewer however slow the machine is: the page’s date is fixed, and
 * the server grants an hour. The page looks at the time as when a machine wakes.
 */
export async function bringNearTheEnd({ page, server, tenant, kept }: World, key: string) {
  const expires_at = new Date(Date.now() + hour);
  await server.asPerson(
    key,
    ({ tx }, { id }) => tx.update(sessions).set({ expires_at }).where(eq(sessions.user_id, id)),
    tenant,
  );
  await page.clock.setFixedTime(Date.now() + (Number(kept.get('later')) || 0));
  await page.evaluate((left) => {
    const stored = JSON.parse(localStorage.getItem('session') ?? '{}');
    const expiresAt = new Date(Date.now() + left).toISOString();
    localStorage.setItem('session', JSON.stringify({ ...stored, expiresAt }));
    document.dispatchEvent(new Event('visibilitychange'));
  }, soon);
}

/** Every call from now on is answered with 410. */
export async function switchOff({ server, watched, tenant, kept }: World, key: string): Promise<undefined> {
  watched.expects('failed: 410');
  kept.set('is switched off', key);
  await server.change(key, { status: 'inactive' }, tenant);
}

export async function switchOn({ server, tenant, kept }: World, key: string) {
  kept.delete('is switched off');
  await server.change(key, { status: 'active' }, tenant);
}

/** What the page is to say once the call has failed; asked for once. */
export function fails({ kept }: World, fault: Fault): Fault {
  kept.set('said', fault.message);
  return fault;
}

/** What the last call has to be heard of, if it failed. */
export function errorMessage({ kept }: World): string | undefined {
  const message = kept.get('said');
  kept.delete('said');
  return typeof message === 'string' ? message : undefined;
}

/** Where the last call failed, the page says so. */
export async function expectErrorMessage(world: World) {
  const message = errorMessage(world);
  if (message === undefined) return;
  const alerts = world.page.getByRole('main').getByRole('alert', { includeHidden: true });
  await world.expect(alerts.filter({ hasText: message }).first()).toBeVisible();
}
