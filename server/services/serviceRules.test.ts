import { expect, test } from 'vitest';
import type { FactAnswer, PlanFacts } from '../actionPlan/interface.ts';
import { crisisLinesOf } from '../listings/crisisLines.ts';
import { seededServices } from '../seed/organisations.ts';
import { type RecommendedProvider, recommend } from './serviceRules.ts';

const answer = (value: string, label: string): FactAnswer => ({
  values: [value],
  labels: [label],
  text: null,
  number: null,
});

const facts: PlanFacts = {
  today: '2026-11-20',
  countryId: 232,
  direction: { id: 601002, title: 'Retrain for a new trade or profession', value: 'retrain' },
  status: 'veteran',
  leavingDate: null,
  yearsServed: 9,
  isMedical: false,
  answers: new Map([
    ['sectors', answer('20', 'Logistics, transport and supply chain')],
    ['barriers', answer('housing', 'Finding somewhere to live')],
    ['support', answer('finance', 'Advice on money')],
  ]),
  answerIds: [],
  isAccepted: false,
  cv: null,
};

const crisis = crisisLinesOf(232).map((line) => ({
  ...line,
  ...{
    category: 'healthcare' as const,
    service_type: ['online' as const],
    email: null,
    crisis_line: true,
    tags: [],
  },
}));
const providers: (RecommendedProvider & { code: string })[] = [...crisis, ...seededServices(232)].map(
  (service, index) => ({
    ...service,
    id: index + 1,
  }),
);
const nothing = { selectedIds: [], categoryIds: [] };
const shown = (list: ReturnType<typeof recommend>) => list.map(({ name, reason }) => `${name}: ${reason}`);

test('services come with the answer that speaks for them, the crisis lines first, each open as it says', () => {
  expect(shown(recommend(providers, facts, nothing)).slice(0, 8)).toEqual([
    'Samaritans: Open to everyone who has served, at any hour',
    'Combat Stress: Open to everyone who has served, at any hour',
    'NHS Op COURAGE: Open to everyone who has served',
    'Wheel and Load (example): You chose the sector “Logistics, transport and supply chain”',
    'Pay Day One (example): You would use “Advice on money”',
    'Keys in Hand (example): You said that “Finding somewhere to live” could get in the way',
    'Clear Book (example): You would use “Advice on money”',
    'Roof Tonight (example): You said that “Finding somewhere to live” could get in the way',
  ]);
});

test('there are at most twelve, and the same answers give the same list', () => {
  const list = recommend(providers, facts, nothing);
  expect(list.length).toBe(12);
  expect(recommend([...providers].reverse(), facts, nothing)).toEqual(list);
});

test('before any answer every category has its turn', () => {
  const categories = recommend(providers, null, nothing).map(({ category }) => category);
  expect(new Set(categories)).toEqual(
    new Set(['healthcare', 'employment', 'education', 'finance', 'housing', 'online', 'course']),
  );
});

test('what was chosen stays in the list, and a wanted category moves up', () => {
  const mender = providers.find(({ code }) => code === 'mend-and-move')!;
  const list = recommend(providers, facts, { selectedIds: [mender.id], categoryIds: [6] });
  expect(list.slice(2, 4).map(({ name }) => name)).toEqual(['NHS Op COURAGE', 'Mend and Move (example)']);
  expect(list.filter(({ category }) => category === 'online').length).toBeGreaterThanOrEqual(1);
});

test('each demo tenant has 39 examples of services, named so, three or more per category, and none of them a crisis line', () => {
  for (const services of [seededServices(232), seededServices(233)]) {
    const perCategory = new Map<string, number>();
    for (const { category } of services) perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    expect(services.length).toBe(39);
    expect([...perCategory].filter(([, count]) => count < 3)).toEqual([]);
    expect(perCategory.size).toBe(7);
    expect(services.filter(({ crisis_line, name }) => crisis_line || !name.endsWith(' (example)'))).toEqual(
      [],
    );
    expect(new Set(services.map(({ code }) => code)).size).toBe(39);
  }
});
