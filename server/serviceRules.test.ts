import { expect, test } from 'vitest';
import { seededServices } from './db/seed/data/onboardingServices.ts';
import type { PlanFacts, Said } from './planFacts.ts';
import { recommend } from './serviceRules.ts';

const said = (value: string, label: string): Said => ({
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
  answers: new Map([
    ['sectors', said('20', 'Logistics, transport and supply chain')],
    ['barriers', said('housing', 'Finding somewhere to live')],
    ['support', said('finance', 'Advice on money')],
  ]),
  answerIds: [],
  isAccepted: false,
  cv: null,
};

const providers = seededServices[232].map((service, index) => ({ ...service, id: index + 1 }));
const nothing = { selectedIds: [], categoryIds: [] };
const shown = (list: ReturnType<typeof recommend>) => list.map(({ name, reason }) => `${name}: ${reason}`);

test('services come with the answer that speaks for them, the crisis line first', () => {
  expect(shown(recommend(providers, facts, nothing)).slice(0, 6)).toEqual([
    'Harbour Line: Open to everyone who has served, at any hour',
    'Wheel and Load: You chose the sector “Logistics, transport and supply chain”',
    'Pay Day One: You would use “Advice on money”',
    'Keys in Hand: You said that “Finding somewhere to live” could get in the way',
    'Clear Book: You would use “Advice on money”',
    'Roof Tonight: You said that “Finding somewhere to live” could get in the way',
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
  expect(list.slice(0, 2).map(({ name }) => name)).toEqual(['Harbour Line', 'Mend and Move']);
  expect(list.filter(({ category }) => category === 'online').length).toBeGreaterThanOrEqual(1);
});

test('each demo tenant has 40 services, three or more a category, and one crisis line in health care', () => {
  for (const services of Object.values(seededServices)) {
    const perCategory = new Map<string, number>();
    for (const { category } of services) perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    expect(services.length).toBe(40);
    expect([...perCategory].filter(([, count]) => count < 3)).toEqual([]);
    expect(perCategory.size).toBe(7);
    expect(services.filter(({ crisis_line }) => crisis_line).map(({ category }) => category)).toEqual([
      'healthcare',
    ]);
    expect(new Set(services.map(({ code }) => code)).size).toBe(40);
  }
});
