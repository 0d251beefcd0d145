/** What the match reads of a CV: kept beside the candidate, and made again when the CV or the profile changes. */
import type { Closeness, HeldWork } from '../db/schema/matchFeatures.ts';
import { kindsInTitle, kindsOfCode } from './knowledge/graph.ts';
import { licencesHeld } from './knowledge/licences.ts';
import type { MatchCandidate } from './terms.ts';
import { command, strength } from './weights.ts';

interface CvText {
  titles: MatchCandidate['titles'];
  skills: MatchCandidate['skills'];
  lines: MatchCandidate['lines'];
  roles: { title: string; occupations: { code: string; match_type: Closeness }[] }[];
  people_led: number;
  /** In whole units of the person's currency. */
  value_managed: number;
}

type CandidateFeatures = Pick<MatchCandidate, 'work' | 'licences'>;

const crossed: Record<Closeness, number> = {
  same_duties: strength.post,
  most_duties: strength.mostDuties,
  some_duties: strength.someDuties,
};

// Each kind once, by what speaks for it most.
function strongest(all: HeldWork[]): HeldWork[] {
  const best = new Map<string, HeldWork>();
  for (const held of all) if ((best.get(held.kind)?.strength ?? 0) < held.strength) best.set(held.kind, held);
  return [...best.values()].sort((one, other) => other.strength - one.strength);
}

export function candidateFeatures({
  titles,
  skills,
  lines,
  roles,
  people_led,
  value_managed,
}: CvText): CandidateFeatures {
  const inTitles = titles.flatMap(({ text, source }) =>
    kindsInTitle(text).map((kind) => ({
      kind,
      strength: source === 'profile' ? strength.headline : strength.post,
      text,
      source,
    })),
  );
  const inRoles = roles.flatMap(({ title, occupations }) => [
    ...kindsInTitle(title).map((kind) => ({
      kind,
      strength: strength.post,
      text: title,
      source: 'military_exp' as const,
    })),
    ...occupations.flatMap(({ code, match_type }) =>
      kindsOfCode(code).map((kind) => ({
        kind,
        strength: crossed[match_type],
        text: title,
        source: 'crosswalk' as const,
      })),
    ),
  ]);
  const trained = skills
    .filter(({ source }) => source !== 'crosswalk')
    .flatMap(({ name, source }) =>
      kindsInTitle(name, { vaguely: false }).map((kind) => ({
        kind,
        strength: strength.trained,
        text: name,
        source: source as 'skills' | 'training',
      })),
    );
  const hasCommanded =
    people_led >= command.people || (people_led >= command.largeTeam && value_managed >= command.budget);
  const led: HeldWork[] =
    people_led < command.largeTeam
      ? []
      : [
          {
            kind: 'operationsManagement',
            strength: hasCommanded ? strength.command : strength.largeTeam,
            text: `Has led ${people_led} people`,
            source: 'military_exp',
          },
        ];
  // Hands-on soldiering counts less for people who have commanded: they look for the next step, not the first.
  const own = [...inTitles, ...inRoles].map((held) =>
    hasCommanded && held.kind === 'soldiering'
      ? { ...held, strength: Math.min(held.strength, strength.someDuties) }
      : held,
  );
  const texts = [
    ...skills.filter(({ source }) => source !== 'crosswalk').map(({ name }) => name),
    ...lines.map(({ text }) => text),
  ];
  return { work: strongest([...own, ...trained, ...led]), licences: licencesHeld(texts) };
}
