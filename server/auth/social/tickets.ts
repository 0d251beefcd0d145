import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TenantDb } from '../../db/database.ts';
import { socialStates, socialTickets } from '../../db/schema/social.ts';
import { newToken, tokenExpired, tokenInvalid } from '../oneTimeTokens.ts';
import type { AuthorizationRequest, ProviderName, ProviderProfile } from './providers.ts';

export const ticketSeconds = 10 * 60;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const endFrom = (now: Date) => new Date(now.getTime() + ticketSeconds * 1000);

export type Ticket = typeof socialTickets.$inferSelect;

interface Way {
  provider: ProviderName;
  browser: string;
  now: Date;
}

export async function rememberDeparture(
  { tenantId, tx }: TenantDb,
  departure: AuthorizationRequest,
  way: Way,
) {
  const { state, ...rest } = departure;
  await tx.insert(socialStates).values({
    ...rest,
    tenant_id: tenantId,
    provider: way.provider,
    state_hash: hashOf(state),
    browser_hash: hashOf(way.browser),
    expires_at: endFrom(way.now),
  });
}

/** If several returns use one state concurrently, one succeeds. */
export async function spendState(
  { tenantId, tx }: TenantDb,
  state: string,
  way: Way,
): Promise<AuthorizationRequest> {
  const matching = and(
    eq(socialStates.tenant_id, tenantId),
    eq(socialStates.state_hash, hashOf(state)),
    eq(socialStates.provider, way.provider),
    eq(socialStates.browser_hash, hashOf(way.browser)),
  );
  const [spent] = await tx
    .update(socialStates)
    .set({ used_at: way.now })
    .where(and(matching, isNull(socialStates.used_at), gt(socialStates.expires_at, way.now)))
    .returning();
  if (spent) {
    const { code_verifier, nonce, redirect_uri } = spent;
    return { state, code_verifier, nonce, redirect_uri };
  }
  const [existing] = await tx.select({ id: socialStates.id }).from(socialStates).where(matching);
  throw existing ? tokenExpired() : tokenInvalid();
}

export async function issueTicket(
  { tenantId, tx }: TenantDb,
  { picture_url: _, ...vouched }: ProviderProfile,
  { provider, now }: Omit<Way, 'browser'>,
): Promise<string> {
  const token = newToken();
  await tx.insert(socialTickets).values({
    ...vouched,
    tenant_id: tenantId,
    provider,
    token_hash: hashOf(token),
    expires_at: endFrom(now),
  });
  return token;
}

export async function spendTicket({ tenantId, tx }: TenantDb, token: string, now: Date): Promise<Ticket> {
  const matching = and(eq(socialTickets.tenant_id, tenantId), eq(socialTickets.token_hash, hashOf(token)));
  const [spent] = await tx
    .update(socialTickets)
    .set({ used_at: now })
    .where(and(matching, isNull(socialTickets.used_at), gt(socialTickets.expires_at, now)))
    .returning();
  if (spent) return spent;
  const [existing] = await tx.select({ id: socialTickets.id }).from(socialTickets).where(matching);
  throw existing ? tokenExpired() : tokenInvalid();
}
