/**
 * Promises: the same answers always give the same list: the crisis lines, what was chosen, then the best fits, each
 * with the answer that speaks for it.
 */
import type { components } from '../../openapi.gen.d.ts';
import type { PlanFacts } from '../actionPlan/planFacts.ts';

type Recommended = components['schemas']['RecommendedService'];
export type Provider = Omit<Recommended, 'reason'> & { tags: string[] };

/** In the contract's order: the number of a category is its place, from 1. */
export const categories: Recommended['category'][] = [
  'employment',
  'education',
  'healthcare',
  'finance',
  'housing',
  'online',
  'course',
];

/** By the question that was answered. */
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

/** What the reasons rest on. */
export type Said = Pick<PlanFacts, 'answers' | 'direction' | 'status'>;

export function recommend(
  providers: Provider[],
  facts: Said | null,
  { selectedIds, categoryIds }: { selectedIds: number[]; categoryIds: number[] },
): Recommended[] {
  const said: SaidLabels = facts ? labelsByTag(facts) : new Map();
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
export type SaidLabels = Map<string, string>;

export function labelsByTag({ answers, direction, status }: Said): SaidLabels {
  const said = [...answers].flatMap(([code, { values, labels }]) =>
    values.map((value, index) => [`${code}:${value}`, labels[index] ?? value] as const),
  );
  return new Map([
    ...said,
    [`career_direction:${direction.value}`, direction.title],
    [`service_status:${status}`, ''],
  ]);
}

const weightOf = (tag: string) => reasons[tag.split(':')[0] ?? '']?.weight ?? 0;

/** A wish or a worry, not only a circumstance. */
export const isStrong = (tag: string): boolean => weightOf(tag) >= 3;

/** What was said that speaks for something with these tags, the strongest first. */
function matchesOf(tags: readonly string[], said: SaidLabels): { weight: number; text: string }[] {
  return tags
    .flatMap((tag) => {
      const label = said.get(tag);
      const reason = reasons[tag.split(':')[0] ?? ''];
      return label === undefined || !reason ? [] : [{ weight: reason.weight, text: reason.say(label) }];
    })
    .sort((one, other) => other.weight - one.weight);
}

/** Each once, the strongest first. */
export const reasonsFor = (tags: readonly string[], said: SaidLabels): string[] => [
  ...new Set(matchesOf(tags, said).map(({ text }) => text)),
];

function judge(provider: Provider, said: SaidLabels, wanted: Set<string | undefined>): Fit {
  const matches = matchesOf(provider.tags, said);
  const score = matches.reduce((sum, { weight }) => sum + weight, wanted.has(provider.category) ? 2 : 0);
  const open =
    provider.crisis_line && provider.availability === '24/7_support' ? `${forAll}, at any hour` : forAll;
  return { provider, score, reason: matches[0]?.text ?? open };
}

function present({ provider, reason }: Fit): Recommended {
  const { tags: _, ...shown } = provider;
  const { id, name, category, summary, service_type, availability } = shown;
  const { phone, text_number, email, url, crisis_line } = shown;
  return {
    ...{ id, name, category, summary, service_type, availability },
    ...{ phone, text_number, email, url, crisis_line, reason },
  };
}
