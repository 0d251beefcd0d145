import type { OccupationHit, OccupationSystem } from './occupationReference.ts';
import { isUnspecific } from './occupationReference.ts';
import { occupationReference } from './reference.ts';

const unitedStates = 233;

export const systemIn = (countryId: number): OccupationSystem =>
  countryId === unitedStates ? 'onet' : 'soc2020';

const besides =
  /\b(senior|junior|lead|principal|trainee|graduate|apprentice|experienced|deputy|assistant to the|interim|temporary|permanent|full[- ]time|part[- ]time|nights?|days|shifts?|remote|hybrid|immediate start|urgent)\b/gi;

const plainJobTitle = (title: string) => {
  const short = title
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .split(/\s[–—|/]\s|\s-\s|,\s(?!.*\bmanager\b)/)[0]!
    .replace(besides, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return short || title;
};

export function likelyOccupations(
  { title, text = '', countryId }: { title: string; text?: string; countryId: number },
  limit = 5,
): OccupationHit[] {
  const reference = occupationReference();
  const system = systemIn(countryId);
  const byTitle = reference.search(plainJobTitle(title), { system, limit: 12 });
  const byText = text
    ? new Map(
        reference
          .nearestByText(`${title} ${text}`, { system, limit: 30 })
          .map(({ code, score }) => [code, score]),
      )
    : new Map<string, number>();
  const best = Math.max(0.001, ...byText.values());
  return byTitle
    .filter((hit) => !isUnspecific(hit) || hit.matchedTitle !== null)
    .filter(({ code }) => !code.startsWith('55-'))
    .map((hit) => ({ ...hit, score: hit.score + 0.12 * ((byText.get(hit.code) ?? 0) / best) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

export const sureScore = 0.85;

export function sureOccupation(title: string, text: string, countryId: number): string | null {
  const [first] = likelyOccupations({ title, text, countryId }, 1);
  return first && first.matchedTitle !== null && first.score >= sureScore ? first.code : null;
}
