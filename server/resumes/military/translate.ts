// Civilian titles and codes come only from the crosswalk. A role that is not in it gets the skills of its rank and no title.
import { eq, inArray } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { militaryBadgedRoles, militaryRanks, militaryServices } from '../../db/schema/reference.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { civilianWork } from '../../military/interface.ts';
import { findResume } from '../storedResumes.ts';
import { phrasesIn } from './phrases.ts';
import { type Reasoned, skillsOfRank, wordsOfMatch } from './reasons.ts';

type Item = components['schemas']['MilitaryExperience'];
type Translation = components['schemas']['MilitaryTranslation'];

const unitedKingdom = 232;

export const translateMilitary: Operation<'translateMilitary'> = ({ params, body, transaction, user }) =>
  transaction(async (db) => {
    const { sections } = await findResume(db, user.id, params.id);
    const posts = body.item_ids.map((id, at) => {
      const index = sections.military_exp.findIndex((item) => item.id === id);
      if (index < 0) throw invalid({ [`item_ids.${at}`]: ['Save this post first'] });
      return { item: sections.military_exp[index]!, path: `military_exp.${index}` };
    });
    return { data: await translate(db, posts) };
  });

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
    ({ name }, at) => skills.findIndex((skill) => skill.name.toLowerCase() === name.toLowerCase()) === at,
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
