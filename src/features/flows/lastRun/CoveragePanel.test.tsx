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
