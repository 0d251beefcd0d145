/**
 * Promises: civilian titles, skills and words for military posts, each with its reason. Titles and codes come from the crosswalk
 * alone; a role that is not in it gets what its rank says, and no invented title.
 */
import { eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { Handlers } from '../../call.ts';
import type { TenantDb } from '../../db/database.ts';
import { militaryBadgedRoles, militaryRanks, militaryServices } from '../../db/schema/reference.ts';
import { civilianWork } from '../../military.ts';
import { invalid } from '../../problem.ts';
import { findResume } from '../rows.ts';
import { phrasesIn } from './phrases.ts';
import { type Reasoned, skillsOfRank, wordsOfMatch } from './reasons.ts';

type Item = components['schemas']['MilitaryExperience'];
type Translation = components['schemas']['MilitaryTranslation'];

const unitedKingdom = 232;

export const translateHandlers = {
  translateMilitary: ({ params, body, transaction, user }) =>
    transaction(async (db) => {
      const { sections } = await findResume(db, user.id, params.id);
      const posts = body.item_ids.map((id, at) => {
        const index = sections.military_exp.findIndex((item) => item.id === id);
        if (index < 0) throw invalid({ [`item_ids.${at}`]: ['Save this post first'] });
        return { item: sections.military_exp[index]!, path: `military_exp.${index}` };
      });
      return { data: await translate(db, posts) };
    }),
} satisfies Handlers<'translateMilitary'>;

async function translate(db: TenantDb, posts: { item: Item; path: string }[]): Promise<Translation[]> {
  const roles = await rolesOf(db, idsOf(posts, 'military_badged_role_id'));
  const ranks = await ranksOf(db, idsOf(posts, 'military_rank_id'));
  const work = await civilianWork(db, [...roles.keys()]);
  return posts.map(({ item, path }) => {
    const role = roles.get(item.military_badged_role_id ?? 0);
    const rank = ranks.get(item.military_rank_id ?? 0);
    const occupations = (role ? (work.get(role.id) ?? []) : []).map(({ occupation, match_type }) =>
      role?.country_id === unitedKingdom
        ? { code: occupation.uk_soc_code, title: occupation.uk_title, match_type }
        : { code: occupation.soc_code, title: occupation.title, match_type },
    );
    return {
      item_id: item.id,
      civilian_titles: occupations.map(({ title, match_type }) => ({
        title,
        match_type,
        reason: wordsOfMatch[match_type](role?.title ?? ''),
      })),
      skills: once([
        ...(role?.skills ?? []).map((name) => ({ name, reason: `Part of the work of ${role?.title}` })),
        ...(rank ? skillsOfRank(rank) : []),
        ...skillsOfPost(item),
      ]),
      phrases: phrasesIn(item, path),
      occupations,
    };
  });
}

/** What the person says of the post itself. */
function skillsOfPost({ people_led, value_managed }: Item): Reasoned[] {
  return [
    ...(people_led ? [{ name: 'People management', reason: 'You led people in this post' }] : []),
    ...(value_managed
      ? [{ name: 'Asset management', reason: 'You answered for money or equipment in this post' }]
      : []),
  ];
}

const once = (skills: Reasoned[]) =>
  skills.filter(
    ({ name }, at) => skills.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) === at,
  );

const idsOf = (posts: { item: Item }[], field: 'military_badged_role_id' | 'military_rank_id') =>
  posts.flatMap(({ item }) => item[field] ?? []);

async function rolesOf({ tx }: TenantDb, ids: number[]) {
  const { id, title, skills } = militaryBadgedRoles;
  const rows = await tx
    .select({ id, title, skills, country_id: militaryServices.country_id })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function ranksOf({ tx }: TenantDb, ids: number[]) {
  const { id, title, group, nato_code } = militaryRanks;
  const rows = await tx.select({ id, title, group, nato_code }).from(militaryRanks).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
