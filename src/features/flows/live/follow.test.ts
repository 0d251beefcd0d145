import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { accessMachine } from '../../../machines/access.ts';
import { companyRoutingMachine } from '../../../machines/companyRouting.ts';
import type { Observed } from '../../../machines/observation.ts';
import type { Flow } from '../library.ts';
import { heard, type Live, nothingOpen } from './follow.ts';

const flow = (name: string, machine: typeof accessMachine | typeof companyRoutingMachine): Flow => ({
  name,
  title: name,
  machine,
  model: modelOf(machine),
  layouts: {},
});
const flows = [flow('access', accessMachine), flow('companyRouting', companyRoutingMachine)];
const tab = { id: 'a', title: 'Dashboard', path: '/veteran' };

const step = (machine: string, value: Observed['value'], ...transitions: Observed['transitions']) =>
  ({
    kind: 'step',
    tab,
    step: { machine, run: 1, event: 'xstate.init', value, status: 'active', transitions },
  }) as const;

const isVeteran = step('access', { veteran: 'deciding' }, { source: 'access.deciding', event: '', index: 2 });
const seesPage = step(
  'access',
  { veteran: 'seesPage' },
  { source: 'access.veteran.deciding', event: '', index: 0 },
);

const hear = (...messages: Parameters<typeof heard>[1][]) =>
  messages.reduce((live: Live, message, index) => heard(live, message, flows, index), nothingOpen);

const summary = ({ charts, last, tabs }: Live) => ({
  tabs: tabs.map(({ id }) => id),
  last,
  charts: Object.entries(charts).map(([name, { walk }]) => [
    name,
    walk.active,
    walk.steps.map(({ transition }) => transition.id),
  ]),
});

const twoSteps = [
  'deciding|always|visitorIsVeteran|veteran',
  'veteran.deciding|always|pageIsPublic|veteran.seesPage',
];

test('the steps of one run follow each other, and a chart that starts again begins afresh', () => {
  expect(summary(hear(isVeteran, seesPage))).toEqual({
    tabs: ['a'],
    last: 'access',
    charts: [['access', ['', 'veteran', 'veteran.seesPage'], twoSteps]],
  });
  expect(summary(hear(isVeteran, seesPage, isVeteran)).charts).toEqual([
    ['access', ['', 'veteran', 'veteran.deciding'], twoSteps.slice(0, 1)],
  ]);
});

test('an answer to hello takes the place of what was known of that tab', () => {
  const open = { kind: 'open', tab, steps: [seesPage.step] } as const;
  expect(summary(hear(open)).charts).toEqual([
    ['access', ['', 'veteran', 'veteran.seesPage'], twoSteps.slice(1)],
  ]);
  const again = { kind: 'open', tab, steps: [isVeteran.step, seesPage.step] } as const;
  expect(summary(hear(isVeteran, seesPage, again))).toEqual(summary(hear(isVeteran, seesPage)));
});

test('earlier runs are kept, the last one first, and the same answer twice in a row once', () => {
  const isGuest = step('access', { guest: 'deciding' }, { source: 'access.deciding', event: '', index: 0 });
  const live = hear(isGuest, isVeteran, seesPage, isVeteran, seesPage, isVeteran);
  expect(
    live.charts.access?.earlier.map(({ steps }) => steps.map(({ transition }) => transition.id)),
  ).toEqual([twoSteps, ['deciding|always|visitorIsGuest|guest']]);
});

test('a tab that is closed takes its charts with it; other versions and unknown charts are passed over', () => {
  expect(summary(hear(isVeteran, { kind: 'closed', id: 'a' }))).toEqual({ tabs: [], last: null, charts: [] });
  const other = step('access', 'deciding', { source: 'access.gone', event: '', index: 0 });
  const unknown = step('unknown', 'there');
  expect(summary(hear(other, unknown))).toEqual({ tabs: ['a'], last: null, charts: [] });
});
