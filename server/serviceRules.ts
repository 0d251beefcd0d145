/**
 * Promises: the same answers always give the same list: the crisis line, what was chosen, then the best fits, each
 * with the answer that speaks for it.
 */
import type { components } from '../openapi.gen.d.ts';
import type { PlanFacts } from './planFacts.ts';

type Recommended = components['schemas']['ServiceProvider'];
type Provider = Omit<Recommended, 'reason'> & { tags: string[] };

/** In the contract's order: the number of a category is its place, from 1. */
const categories: Recommended['category'][] = [
  'employment',
  'education',
  'healthcare',
  'finance',
  'housing',
  'online',
  'course',
];

const reasons: Record<string, { weight: number; say: (label: string) => string }> = {
  barriers: { weight: 4, say: (label) => `You said that “${label}” could get in the way` },
  support: { weight: 4, say: (label) => `You would use “${label}”` },
  sectors: { weight: 3, say: (label) => `You chose the sector “${label}”` },
  career_direction: { weight: 2, say: (label) => `You chose “${label}”` },
  strengths: { weight: 1, say: (label) => `You are good at “${label}”` },
  service_status: { weight: 1, say: () => 'You are still serving' },
};

const most = 12;
const forAll = 'Open to everyone who has served';

interface Fit {
  provider: Provider;
  score: number;
  reason: string;
}

export function recommend(
  providers: Provider[],
  facts: PlanFacts | null,
  { selectedIds, categoryIds }: { selectedIds: number[]; categoryIds: number[] },
): Recommended[] {
  const said = facts ? labelsByTag(facts) : new Map<string, string>();
  const wanted = new Set(categoryIds.map((id) => categories[id - 1]));
  const fits = providers
    .map((provider) => judge(provider, said, wanted))
    .sort((one, other) => other.score - one.score || one.provider.id - other.provider.id);
  const isChosen = ({ provider }: Fit) => selectedIds.includes(provider.id);
  const firsts = fits.filter((one) => one.provider.crisis_line || isChosen(one));
  const others = fits.filter((one) => !firsts.includes(one));
  return [...firsts, ...varied(others, most - firsts.length)]
    .sort((one, other) => Number(other.provider.crisis_line) - Number(one.provider.crisis_line))
    .map(present);
}

/** The best first, but a category that was just served waits until the others had their turn. */
function varied(fits: Fit[], count: number): Fit[] {
  const left = [...fits];
  const taken: Fit[] = [];
  const worth = ({ provider, score }: Fit) =>
    score - 2 * taken.filter((one) => one.provider.category === provider.category).length;
  while (left.length > 0 && taken.length < count) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken;
}

/** Every answer that a tag can name, with the words that were chosen. */
function labelsByTag({ answers, direction, status }: PlanFacts): Map<string, string> {
  const said = [...answers].flatMap(([code, { values, labels }]) =>
    values.map((value, index) => [`${code}:${value}`, labels[index] ?? value] as const),
  );
  return new Map([
    ...said,
    [`career_direction:${direction.value}`, direction.title],
    [`service_status:${status}`, ''],
  ]);
}

function judge(provider: Provider, said: Map<string, string>, wanted: Set<string | undefined>): Fit {
  const matches = provider.tags
    .flatMap((tag) => {
      const label = said.get(tag);
      const reason = reasons[tag.split(':')[0] ?? ''];
      return label === undefined || !reason ? [] : [{ weight: reason.weight, text: reason.say(label) }];
    })
    .sort((one, other) => other.weight - one.weight);
  const score = matches.reduce((sum, { weight }) => sum + weight, wanted.has(provider.category) ? 2 : 0);
  const open = provider.crisis_line ? `${forAll}, at any hour` : forAll;
  return { provider, score, reason: matches[0]?.text ?? open };
}

function present({ provider, reason }: Fit): Recommended {
  const { tags: _, ...shown } = provider;
  const { id, name, category, summary, service_type, availability, phone, email, url, crisis_line } = shown;
  return { id, name, category, summary, service_type, availability, phone, email, url, crisis_line, reason };
}
