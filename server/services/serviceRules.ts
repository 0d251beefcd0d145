// The same answers always give the same recommendations: crisis lines, selected services, then the best matches with reasons.
import type { components } from '../../openapi.gen.d.ts';
import type { PlanFacts } from '../actionPlan/interface.ts';

type Recommended = components['schemas']['RecommendedService'];
export type RecommendedProvider = Omit<Recommended, 'reason'> & { tags: string[] };

/** In the contract's order: a category's number is its position, from 1. */
export const serviceCategories: Recommended['category'][] = [
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
  provider: RecommendedProvider;
  score: number;
  reason: string;
}

export type RecommendationFacts = Pick<PlanFacts, 'answers' | 'direction' | 'status'>;

export function recommend(
  providers: RecommendedProvider[],
  facts: RecommendationFacts | null,
  { selectedIds, categoryIds }: { selectedIds: number[]; categoryIds: number[] },
): Recommended[] {
  const answerLabels: AnswerLabels = facts ? labelsByTag(facts) : new Map();
  const selectedCategories = new Set(categoryIds.map((id) => serviceCategories[id - 1]));
  const fits = providers
    .map((provider) => judge(provider, answerLabels, selectedCategories))
    .sort((a, b) => b.score - a.score || a.provider.id - b.provider.id);
  const isSelected = ({ provider }: Fit) => selectedIds.includes(provider.id);
  const firsts = fits.filter((fit) => fit.provider.crisis_line || isSelected(fit));
  const others = fits.filter((fit) => !firsts.includes(fit));
  return [...firsts, ...varied(others, most - firsts.length)]
    .sort((a, b) => Number(b.provider.crisis_line) - Number(a.provider.crisis_line))
    .map(present);
}

function varied(fits: Fit[], count: number): Fit[] {
  const left = [...fits];
  const taken: Fit[] = [];
  const worth = ({ provider, score }: Fit) =>
    score - 2 * taken.filter((fit) => fit.provider.category === provider.category).length;
  while (left.length > 0 && taken.length < count) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken;
}

export type AnswerLabels = Map<string, string>;

export function labelsByTag({ answers, direction, status }: RecommendationFacts): AnswerLabels {
  const answerLabels = [...answers].flatMap(([code, { values, labels }]) =>
    values.map((value, index) => [`${code}:${value}`, labels[index] ?? value] as const),
  );
  return new Map([
    ...answerLabels,
    [`career_direction:${direction.value}`, direction.title],
    [`service_status:${status}`, ''],
  ]);
}

const weightOf = (tag: string) => reasons[tag.split(':')[0] ?? '']?.weight ?? 0;

/** Whether the answer is a wish or a worry, and not only a circumstance. */
export const isStrong = (tag: string): boolean => weightOf(tag) >= 3;

function matchesOf(tags: readonly string[], answerLabels: AnswerLabels): { weight: number; text: string }[] {
  return tags
    .flatMap((tag) => {
      const label = answerLabels.get(tag);
      const reason = reasons[tag.split(':')[0] ?? ''];
      return label === undefined || !reason ? [] : [{ weight: reason.weight, text: reason.say(label) }];
    })
    .sort((a, b) => b.weight - a.weight);
}

export const recommendationReasons = (tags: readonly string[], answerLabels: AnswerLabels): string[] => [
  ...new Set(matchesOf(tags, answerLabels).map(({ text }) => text)),
];

function judge(
  provider: RecommendedProvider,
  answerLabels: AnswerLabels,
  selectedCategories: Set<string | undefined>,
): Fit {
  const matches = matchesOf(provider.tags, answerLabels);
  const score = matches.reduce(
    (sum, { weight }) => sum + weight,
    selectedCategories.has(provider.category) ? 2 : 0,
  );
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
