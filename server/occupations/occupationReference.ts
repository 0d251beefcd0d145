import { type Lazy, lazily, type Slices } from '../process/slices.ts';
import { type PackedOccupations, type PackedOnet, type PackedSoc, tiers } from './release/occupationData.ts';
import { stemsIn, titleKey } from './stems.ts';
import { indexTexts, type TextIndex, weighedStems } from './textIndex.ts';
import { type TitleWords, titleWordsOf } from './titleWords.ts';

export type OccupationSystem = 'onet' | 'soc2020';

interface Occupation {
  /** O*NET-SOC such as 49-3023.00, or a SOC 2020 unit group such as 5231. */
  code: string;
  system: OccupationSystem;
  title: string;
  description: string;
  titles: string[];
  tasks: string[];
  /** 1 (little preparation) to 5 (extensive preparation); O*NET only. */
  jobZone: number | null;
  entry: string;
  majorGroup: string;
  minorGroup: string;
}

type RelatednessTier = (typeof tiers)[number];

interface RelatedOccupation {
  code: string;
  /** 1 is the nearest. */
  rank: number;
  tier: RelatednessTier;
}

type OccupationDistance = 'same' | 'related' | 'family' | 'none';

export interface OccupationHit {
  code: string;
  title: string;
  /** From 0 to 1: 1 is the title itself. */
  score: number;
  /** Null where words of the description or the tasks were recognised. */
  matchedTitle: string | null;
}

export interface OccupationReference {
  version: string;
  occupation: (code: string) => Occupation | null;
  all: (system: OccupationSystem) => Occupation[];
  related: (code: string) => RelatedOccupation[];
  distance: (code: string, other: string) => OccupationDistance;
  skillNames: readonly string[];
  /** Importance of each of `skillNames`, 0 to 100; empty if not surveyed. For a SOC 2020 group, that of linked occupations. */
  skills: (code: string) => readonly number[];
  technologies: (code: string) => string[];
  /** The nearest first; shares are out of 100. */
  linked: (code: string) => { code: string; share: number }[];
  called: (title: string, system: OccupationSystem) => string[];
  /** True for a folded word of any title. */
  hasTitleWord: (word: string) => boolean;
  search: (text: string, options: { system: OccupationSystem; limit: number }) => OccupationHit[];
  beginningLike: (
    text: string,
    options: { system: OccupationSystem; limit: number },
  ) => (Named & { typed: string })[];
  nearestByText: (text: string, options: { system: OccupationSystem; limit: number }) => OccupationHit[];
  prepare: () => Slices<void>;
}

type Named = Pick<Occupation, 'code' | 'title'>;

/** SOC 55-* in the US; officers and other ranks of the armed forces in SOC 2020. */
export const isMilitaryOccupation = ({ code }: Pick<Named, 'code'>) => /^55-|^1161$|^3311$/.test(code);

/** Military occupations and the rest of a group, which name no work that anybody could look for. */
export const isUnspecific = ({ code, title }: Named) =>
  isMilitaryOccupation({ code }) || /\bAll Other$|\bn\.e\.c\.?$/i.test(title);

function onetOccupation(own: PackedOnet): Occupation {
  const { code, title, description, titles, tasks, zone } = own;
  return {
    ...{ code, title, description, titles, tasks, jobZone: zone, system: 'onet', entry: '' },
    majorGroup: code.slice(0, 2),
    minorGroup: code.slice(0, 4),
  };
}

const socOccupation = (own: PackedSoc): Occupation => ({
  ...{ ...own, jobZone: null, system: 'soc2020' },
  majorGroup: own.code.slice(0, 1),
  minorGroup: own.code.slice(0, 3),
});

function* titleLookup(occupations: Occupation[]): Slices<Map<string, number[]>> {
  const lookup = new Map<string, number[]>();
  const add = (title: string, position: number) => {
    const key = titleKey(title);
    const positions = lookup.get(key);
    if (!positions) lookup.set(key, [position]);
    else if (!positions.includes(position)) positions.push(position);
  };
  occupations.forEach(({ title }, position) => {
    add(title, position);
  });
  for (const [position, { titles }] of occupations.entries()) {
    for (const title of titles) add(title, position);
    yield;
  }
  return lookup;
}

interface Searchable {
  occupations: Occupation[];
  positions: Map<string, number>;
  titles: Lazy<Map<string, number[]>>;
  names: Lazy<TextIndex>;
  texts: Lazy<TextIndex>;
  titleWords: Lazy<TitleWords>;
}

function searchable(occupations: Occupation[]): Searchable {
  return {
    occupations,
    positions: new Map(occupations.map(({ code }, position) => [code, position])),
    titles: lazily(() => titleLookup(occupations)),
    titleWords: lazily(() => titleWordsOf(occupations)),
    names: lazily(() =>
      indexTexts(occupations.length, (at) => {
        const { title, titles, description } = occupations[at]!;
        return [
          { text: title, weight: 6 },
          ...titles.map((text, place) => ({ text, weight: 2 / Math.sqrt(1 + place / 10) })),
          { text: description, weight: 1 },
        ];
      }),
    ),
    texts: lazily(() =>
      indexTexts(occupations.length, (at) => {
        const { title, titles, description, tasks } = occupations[at]!;
        return [
          { text: title, weight: 3 },
          ...titles.slice(0, 20).map((text) => ({ text, weight: 0.5 })),
          { text: description, weight: 2 },
          ...tasks.map((text) => ({ text, weight: 1 })),
        ];
      }),
    ),
  };
}

function hitOf(
  { occupations }: Searchable,
  document: number,
  score: number,
  matchedTitle: string | null,
): OccupationHit {
  const { code, title } = occupations[document]!;
  return { code, title, score: Math.round(score * 1000) / 1000, matchedTitle };
}

function searchByTitle(searched: Searchable, text: string, limit: number): OccupationHit[] {
  const key = titleKey(text);
  const exact = searched.titles().get(key) ?? [];
  const named = (position: number) => {
    const { title, titles } = searched.occupations[position]!;
    return [title, ...titles].find((name) => titleKey(name) === key) ?? title;
  };
  const stems = new Map(stemsIn(text).map((stem) => [stem, 1]));
  const best = searched.names().best(stems);
  const ranked = best > 0 ? searched.names().rank(stems, limit + exact.length) : [];
  const scoreOf = new Map(ranked.map(({ document, score }) => [document, score / best]));
  const sure = exact
    .map((position) => ({ position, score: scoreOf.get(position) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ position, score }) => {
      const isOwn = titleKey(searched.occupations[position]!.title) === key;
      return hitOf(searched, position, isOwn ? 1 : 0.85 + 0.1 * score, named(position));
    });
  const others = ranked
    .filter(({ document }) => !exact.includes(document))
    .map(({ document, score }) => hitOf(searched, document, 0.8 * (score / best), null));
  return [...sure, ...others].sort((a, b) => b.score - a.score).slice(0, limit);
}

function searchByText(searched: Searchable, text: string, limit: number): OccupationHit[] {
  const stems = weighedStems(text);
  const best = searched.texts().best(stems);
  if (best === 0) return [];
  return searched
    .texts()
    .rank(stems, limit)
    .map(({ document, score }) => hitOf(searched, document, score / best, null));
}

function averageSkills(rated: { share: number; skills: readonly number[] }[]): number[] {
  const total = rated.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return [];
  return rated[0]!.skills.map((_, at) =>
    Math.round(rated.reduce((sum, { share, skills }) => sum + share * skills[at]!, 0) / total),
  );
}

function distanceBy({
  occupation,
  related,
  linked,
}: Pick<OccupationReference, 'occupation' | 'related' | 'linked'>): OccupationReference['distance'] {
  function distance(first: string, second: string): OccupationDistance {
    if (first === second) return 'same';
    if (first.includes('-') !== second.includes('-')) return distanceAcross(first, second);
    if (
      related(first).some(({ code }) => code === second) ||
      related(second).some(({ code }) => code === first)
    ) {
      return 'related';
    }
    const [a, b] = [occupation(first), occupation(second)];
    if (!a || !b) return 'none';
    if (a.system === 'onet' && first.slice(0, 7) === second.slice(0, 7)) return 'same';
    return a.minorGroup === b.minorGroup ? 'family' : 'none';
  }

  function distanceAcross(first: string, second: string): OccupationDistance {
    const [uk, us] = first.includes('-') ? [second, first] : [first, second];
    const links = linked(uk);
    const own = links.find(({ code }) => code === us);
    if (own && own.share >= 15) return 'same';
    const strong = links.filter(({ share }) => share >= 15);
    if (own || strong.some(({ code }) => distance(code, us) === 'related')) return 'related';
    return strong.some(({ code }) => distance(code, us) === 'family') ? 'family' : 'none';
  }

  return distance;
}

type Systems = Record<OccupationSystem, Searchable>;

/** What the release says about a code, without its skills. */
function lookupsIn(packed: PackedOccupations, { onet, soc2020 }: Systems) {
  const systemOf = (code: string) => (code.includes('-') ? onet : soc2020);
  const linksFromOnet = lazily(() => reverseLinks(packed));
  const packedOnet = (code: string) => packed.onet[onet.positions.get(code) ?? -1];

  function occupation(code: string): Occupation | null {
    const { occupations, positions } = systemOf(code);
    const position = positions.get(code);
    return position === undefined ? null : occupations[position]!;
  }

  function linked(code: string) {
    const position = systemOf(code).positions.get(code);
    if (position === undefined) return [];
    return code.includes('-')
      ? (linksFromOnet().get(position) ?? [])
      : packed.links[position]!.map(([at, share]) => ({ code: packed.onet[at]!.code, share }));
  }

  const related = (code: string): RelatedOccupation[] =>
    (packedOnet(code)?.related ?? []).map(([at, tier], index) => ({
      code: packed.onet[at]!.code,
      rank: index + 1,
      tier: tiers[tier]!,
    }));

  return { occupation, linked, related, linksFromOnet, packedOnet };
}

const searchesIn = (
  systems: Systems,
): Pick<OccupationReference, 'called' | 'hasTitleWord' | 'search' | 'beginningLike' | 'nearestByText'> => ({
  called(title, system) {
    const { titles, occupations } = systems[system];
    return (titles().get(titleKey(title)) ?? []).map((position) => occupations[position]!.code);
  },
  search: (text, { system, limit }) => searchByTitle(systems[system], text, limit),
  hasTitleWord: (word) => Object.values(systems).some(({ titleWords }) => titleWords().has(word)),
  beginningLike(text, { system, limit }) {
    const { titleWords, occupations } = systems[system];
    return titleWords()
      .find(text, limit)
      .map(({ occupation, title: typed }) => {
        const { code, title } = occupations[occupation]!;
        return { code, title, typed };
      });
  },
  nearestByText: (text, { system, limit }) => searchByText(systems[system], text, limit),
});

export function occupationReferenceOf(version: string, packed: PackedOccupations): OccupationReference {
  const onet = searchable(packed.onet.map(onetOccupation));
  const soc2020 = searchable(packed.soc2020.map(socOccupation));
  const systems = { onet, soc2020 };
  const { occupation, linked, related, linksFromOnet, packedOnet } = lookupsIn(packed, systems);

  function skills(code: string): readonly number[] {
    const surveyed = packedOnet(code);
    if (surveyed) return surveyed.skills;
    return averageSkills(
      linked(code)
        .map(({ code, share }) => ({ share, skills: skills(code) }))
        .filter(({ skills }) => skills.length > 0),
    );
  }

  return {
    version,
    occupation,
    all: (system) => systems[system].occupations,
    related,
    distance: distanceBy({ occupation, related, linked }),
    skillNames: packed.skills,
    skills,
    technologies: (code) => (packedOnet(code)?.technologies ?? []).map((at) => packed.technologies[at]!),
    linked,
    ...searchesIn(systems),
    *prepare() {
      yield* linksFromOnet.prepare();
      for (const { titles, names, texts, titleWords } of [soc2020, onet]) {
        for (const index of [titles, names, texts, titleWords]) yield* index.prepare();
      }
    },
  };
}

function* reverseLinks(packed: PackedOccupations): Slices<Map<number, { code: string; share: number }[]>> {
  const links = new Map<number, { code: string; share: number }[]>();
  for (const [group, list] of packed.links.entries()) {
    for (const [at, share] of list) {
      const linked = links.get(at) ?? [];
      linked.push({ code: packed.soc2020[group]!.code, share });
      links.set(at, linked);
    }
    yield;
  }
  for (const list of links.values()) list.sort((a, b) => b.share - a.share);
  return links;
}
