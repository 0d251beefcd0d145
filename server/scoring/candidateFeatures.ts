import type { Closeness, HeldWork } from '../db/schema/matchFeatures.ts';
import { kindsInTitle } from './knowledge/graph.ts';
import { licencesHeld } from './knowledge/licences.ts';
import { kindsOfOccupation, kindsOfTitle, meaningsOfPost } from './knowledge/publishedTitles.ts';
import type { MatchCandidate } from './terms.ts';
import { command, strength } from './weights.ts';

interface CvText {
  titles: MatchCandidate['titles'];
  /** Titles of service posts, as the CV has them; `roles` has those selected from the list. */
  serviceTitles?: { text: string; hasRole: boolean }[];
  skills: MatchCandidate['skills'];
  lines: MatchCandidate['lines'];
  /** Of the parts of a CV that are about licences. */
  licenceLines?: string[];
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

function strongest(all: HeldWork[]): HeldWork[] {
  const best = new Map<string, HeldWork>();
  for (const held of all) if ((best.get(held.kind)?.strength ?? 0) < held.strength) best.set(held.kind, held);
  return [...best.values()].sort((held, other) => other.strength - held.strength);
}

// A title without specific words is looked up in the lists of military roles, as its words may mean something else elsewhere.
function workOfPost(text: string, hasRole: boolean): HeldWork[] {
  const source = 'military_exp' as const;
  const particular = kindsInTitle(text, { vaguely: false });
  const meanings = particular.length > 0 || hasRole ? [] : meaningsOfPost(text);
  if (meanings.length > 0) {
    return meanings.flatMap(({ code, carriesOver }) =>
      kindsOfOccupation(code).map((kind) => ({ kind, strength: crossed[carriesOver], text, source })),
    );
  }
  const kinds = hasRole ? kindsInTitle(text) : kindsOfTitle(text);
  return kinds.map((kind) => ({ kind, strength: strength.post, text, source }));
}

const workOfRole = ({ title, occupations }: CvText['roles'][number]): HeldWork[] => [
  ...kindsOfTitle(title).map((kind) => ({
    kind,
    strength: strength.post,
    text: title,
    source: 'military_exp' as const,
  })),
  ...occupations.flatMap(({ code, match_type }) =>
    kindsOfOccupation(code).map((kind) => ({
      kind,
      strength: crossed[match_type],
      text: title,
      source: 'crosswalk' as const,
    })),
  ),
];

export function candidateFeatures({
  titles,
  serviceTitles = [],
  skills,
  lines,
  licenceLines = [],
  roles,
  people_led,
  value_managed,
}: CvText): CandidateFeatures {
  const inTitles = titles.flatMap(({ text, source }) =>
    kindsOfTitle(text).map((kind) => ({
      kind,
      strength: source === 'profile' ? strength.headline : strength.post,
      text,
      source,
    })),
  );
  const inService = serviceTitles.flatMap(({ text, hasRole }) => workOfPost(text, hasRole));
  const inRoles = roles.flatMap(workOfRole);
  const trained = skills
    .filter(({ source }) => source !== 'crosswalk')
    .flatMap(({ name, source }) =>
      kindsInTitle(name, { vaguely: false }).map((kind) => ({
        kind,
        strength: source === 'training' ? strength.trained : strength.listed,
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
            text: `${people_led} people`,
            source: 'posts',
          },
        ];
  const texts = [
    ...skills.filter(({ source }) => source !== 'crosswalk').map(({ name }) => name),
    ...lines.map(({ text }) => text),
    ...licenceLines,
  ];
  return {
    work: strongest([...inTitles, ...inService, ...inRoles, ...trained, ...led]),
    licences: licencesHeld(texts),
  };
}
