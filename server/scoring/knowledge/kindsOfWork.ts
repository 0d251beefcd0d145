import { businessKinds } from './businessKinds.ts';
import { constructionKinds } from './constructionKinds.ts';
import { digitalKinds } from './digitalKinds.ts';
import { engineeringKinds } from './engineeringKinds.ts';
import { healthKinds } from './healthKinds.ts';
import type { KindOfWork } from './kindOfWork.ts';
import { protectionKinds } from './protectionKinds.ts';
import { serviceKinds } from './serviceKinds.ts';
import { transportKinds } from './transportKinds.ts';

/**
 * The occupation graph of the match. A kind of work is what an employer would call one trade: O*NET-SOC codes (or their first
 * digits), and the titles that people and employers write in both countries. `near` is work that somebody takes up without a
 * conversion, `related` after a short one, `family` shares a part of the work. The judgements are the project's own, written
 * with O*NET's related occupations at hand; a stronger relation may be one-way (a ship's engineer maintains plant ashore, rarely
 * the other way round).
 */
export const kindsOfWork: Record<string, KindOfWork> = {
  ...transportKinds,
  ...engineeringKinds,
  ...constructionKinds,
  ...digitalKinds,
  ...protectionKinds,
  ...healthKinds,
  ...businessKinds,
  ...serviceKinds,
};
