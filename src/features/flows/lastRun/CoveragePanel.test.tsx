import { render, screen } from '@testing-library/react';
import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { companyRoutingMachine } from '../../../machines/companyRouting.ts';
import { AppTheme } from '../../../ui/theme/AppTheme.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { runCoverage } from './run.ts';

test('counts of another version are described in the words of the chart, and what it lacks in one line', () => {
  const model = modelOf(companyRoutingMachine);
  const toRejected = model.transitions.find(({ targets }) => targets.includes('rejected'));
  if (!toRejected) throw new Error('Nothing leads to Rejected');
  const transitions = { [toRejected.id]: 3, 'gone|always|wasThere|nowhere': 2 };
  const run = {
    savedAt: '2026-11-20T09:00:00Z',
    machines: { companyRouting: { hash: 'another', transitions, states: {} } },
  };
  render(
    <AppTheme>
      <CoveragePanel
        model={model}
        name="companyRouting"
        coverage={runCoverage(run, 'companyRouting', model)}
        opened={{ run, file: null, problem: null, open: () => Promise.resolve() }}
        onLookAt={() => {}}
      />
    </AppTheme>,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/leads to Rejected ×3$/),
    '1 transition that this chart doesn’t have',
  ]);
  expect(lines.join()).not.toContain('|');
  expect(screen.getByText(/^The chart has changed since this run/)).toBeDefined();
});

test('what planned paths alone took is listed, with the command that plans only the rest', () => {
  const model = modelOf(companyRoutingMachine);
  const [first, second] = model.transitions;
  if (!first || !second) throw new Error('The chart has no two transitions');
  const counts = {
    hash: model.hash,
    transitions: { [first.id]: 3, [second.id]: 1 },
    states: {},
    unplanned: { transitions: { [second.id]: 1 }, states: {} },
  };
  const run = { savedAt: '2026-11-28T09:00:00Z', machines: { companyRouting: counts } };
  render(
    <AppTheme>
      <CoveragePanel
        model={model}
        name="companyRouting"
        coverage={runCoverage(run, 'companyRouting', model)}
        opened={{ run, file: 'nightly.json', problem: null, open: () => Promise.resolve() }}
        onLookAt={() => {}}
      />
    </AppTheme>,
  );
  const list = screen.getByRole('heading', { name: 'Planned paths only' }).nextElementSibling;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('leads to'),
  ]);
  expect(
    screen.getByText(/^Tests other than planned paths take 1 of these\. To plan only the rest:/).textContent,
  ).toContain('npm run flows -- plan companyRouting --given nightly.json');
});
