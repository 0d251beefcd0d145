import { civilianOccupations } from '../db/schema/reference.ts';
import { foldText } from '../formats/fold.ts';
import type { Operation } from '../http/contract/call.ts';
import { occupationReference, sureScore } from '../occupations/interface.ts';
import { kindsOfOccupation } from '../scoring/interface.ts';
import { roleTitleIn, slugOf } from './jobViews.ts';
import { workNamedBy } from './searchQueries.ts';

type ListedOccupation = typeof civilianOccupations.$inferSelect;

const mostHits = 5;

const codesCalled = (text: string): string[] =>
  (['onet', 'soc2020'] as const).flatMap((system) =>
    occupationReference()
      .search(text, { system, limit: mostHits })
      .filter(({ matchedTitle, score }) => matchedTitle !== null && score >= sureScore)
      .map(({ code }) => code),
  );

function placeFor(text: string, countryId: number): (role: ListedOccupation, title: string) => number {
  const words = foldText(text);
  const kinds = workNamedBy(text, countryId);
  const codes = new Set(codesCalled(text));
  return (role, title) => {
    if (foldText(title).includes(words)) return 0;
    if (codes.has(role.soc_code)) return 1;
    const kind = kindsOfOccupation(role.soc_code).map((own) => kinds.indexOf(own));
    const first = Math.min(...kind.filter((at) => at >= 0));
    if (Number.isFinite(first)) return 2 + first;
    return codes.has(role.uk_soc_code) ? 2 + kinds.length : Number.POSITIVE_INFINITY;
  };
}

export const listJobRoles: Operation<'listJobRoles'> = ({ query, tenant, transaction }) =>
  transaction(async ({ tx }) => {
    const roles = await tx.select().from(civilianOccupations);
    const text = query.search?.trim();
    const placeOf = text ? placeFor(text, tenant.default_country_id) : () => 0;
    const data = roles.map((role) => {
      const title = roleTitleIn(tenant, role);
      const shown = { id: role.id, title, slug: slugOf(title), industry_id: role.industry_id };
      return { shown, place: placeOf(role, title) };
    });
    return {
      data: data
        .filter(({ place }) => Number.isFinite(place))
        .sort((role, other) => role.place - other.place || role.shown.title.localeCompare(other.shown.title))
        .map(({ shown }) => shown),
    };
  });
