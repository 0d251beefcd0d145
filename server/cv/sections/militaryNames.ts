import { militaryCorpsRows, militaryRankRows } from '../../reference/interface.ts';
import { cityAndState, placeName, roleScore } from './lexicons.ts';

// Sergeant Bluff, IA.
export const isTown = (text: string) => cityAndState.test(text) || placeName.test(text);

type NamedRank = { id: number; name: string; isTitle: boolean };

const rankNames = new Map<number, NamedRank[]>();

function ranksOf(serviceId: number): NamedRank[] {
  const remembered = rankNames.get(serviceId);
  if (remembered) return remembered;
  const ranks = militaryRankRows()
    .filter(({ service_id }) => service_id === serviceId)
    .flatMap(({ id, title, abbreviation, aliases }): NamedRank[] =>
      [title, abbreviation, ...aliases].map((name) => ({ id, name, isTitle: name === title })),
    )
    .sort((a, b) => b.name.length - a.name.length || Number(b.isTitle) - Number(a.isTitle));
  rankNames.set(serviceId, ranks);
  return ranks;
}

// "Major Incident Coordinator" and "Private Chef" are not ranks.
const ambiguousRank = /^(major|general|private|specialist|captain|chief|commander|marine|master|senior)$/i;

/** A rank must be the whole part or its beginning: "Signaller" inside a sentence is a trade. */
export function findRank(serviceId: number, part: string): { id: number; rest: string } | undefined {
  const text = part.replace(/\b(acting|local|substantive)\b\s*/i, '').trim();
  for (const { id, name } of ranksOf(serviceId)) {
    const flags = name.length > 3 ? 'i' : '';
    const match = new RegExp(
      `^${escaped(name)}\\s*(\\(?(?:[EOW]-?\\d{1,2}|O[RF]-?\\d)\\)?)?(?:$|[\\s]*[-–/,(:]+\\s*|\\s+(?=[A-Z]))(.*)$`,
      flags,
    ).exec(text);
    const isGlued =
      match?.[2] &&
      /^\S/.test(text.slice(name.length).trimStart()) &&
      !/^\s*[-–/,(:]/.test(text.slice(name.length));
    if (match && isGlued && (ambiguousRank.test(name) || roleScore(match[2]!) === 0)) continue;
    if (match)
      return {
        id,
        rest: (match[2] ?? '').replace(/\)$/, (close) => (match[2]?.includes('(') ? close : '')).trim(),
      };
  }
  return undefined;
}

export function rankInBrackets(serviceId: number, part: string): { id: number; rest: string } | undefined {
  const match = /^(.+?)\s*\(([^()]+)\)$/.exec(part);
  const rank = match && findRank(serviceId, match[2]!);
  return match && rank && !rank.rest ? { id: rank.id, rest: match[1]! } : undefined;
}

// Long names of ranks that no civilian job has.
const plainRank =
  /sergeant|corporal|petty officer|lieutenant|warrant officer|airman|aircraftman|midshipman|bombardier|brigadier|commodore/i;

export function isPlainRank(serviceId: number, part: string): boolean {
  if (!plainRank.test(part) || isTown(part)) return false;
  if (rankInBrackets(serviceId, part)) return true;
  const rank = findRank(serviceId, part);
  return rank !== undefined && (rank.rest === '' || roleScore(rank.rest) > 0);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function findCorps(serviceId: number, text: string): number | undefined {
  const hit = militaryCorpsRows()
    .filter(({ service_id }) => service_id === serviceId)
    .flatMap(({ id, title, aliases }) => [title, ...aliases].map((name) => ({ id, name })))
    // Short names such as PO or SC are too ambiguous.
    .filter(
      ({ name }) => name.length > 4 || ['REME', 'RLC', 'AGC', 'RAMC', 'RMP', 'RE', 'AAC'].includes(name),
    )
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) =>
      new RegExp(`(^|[\\s,(])${escaped(name)}($|[\\s,)])`, name.length > 4 ? 'i' : '').test(text),
    );
  return hit?.id;
}
