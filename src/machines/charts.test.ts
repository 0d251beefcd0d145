import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import * as access from '../../tests/flows/access.ts';
import * as account from '../../tests/flows/account.ts';
import * as auth from '../../tests/flows/auth.ts';
import * as company from '../../tests/flows/company.ts';
import * as companyRouting from '../../tests/flows/companyRouting.ts';
import * as membership from '../../tests/flows/membership.ts';
import * as militaryCascade from '../../tests/flows/militaryCascade.ts';
import * as onboarding from '../../tests/flows/onboarding.ts';
import * as operator from '../../tests/flows/operator.ts';
import { explore, type FlowCases, untaken } from '../flows/explore.ts';
import { pathsForTransitions, replay } from '../flows/replay.ts';
import { shortestPaths } from '../flows/shortestPaths.ts';
import { accessMachine } from './access.ts';
import { accountMachine } from './account.ts';
import { authMachine } from './auth.ts';
import { companyMachine } from './company.ts';
import { companyRoutingMachine } from './companyRouting.ts';
import { membershipMachine } from './membership.ts';
import { militaryCascadeMachine } from './militaryCascade.ts';
import { onboardingMachine } from './onboarding.ts';
import { operatorMachine } from './operator.ts';

const charts: [string, AnyStateMachine, FlowCases][] = [
  ['access', accessMachine, access.cases],
  ['account', accountMachine, account.cases],
  ['auth', authMachine, auth.cases],
  ['company', companyMachine, company.cases],
  ['companyRouting', companyRoutingMachine, companyRouting.cases],
  ['membership', membershipMachine, membership.cases],
  ['militaryCascade', militaryCascadeMachine, militaryCascade.cases],
  ['onboarding', onboardingMachine, onboarding.cases],
  ['operator', operatorMachine, operator.cases],
];

const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

describe.each(charts)('%s', (_name, machine, cases) => {
  const explored = explore(machine, cases);

  test('every declared transition can be taken', () => {
    expect(untaken(explored)).toEqual([]);
  });

  test('every state can be reached', () => {
    const reached = new Set(
      [...explored.configurations.values()].flatMap((snapshot) =>
        snapshot._nodes.map((node: AnyStateNode) => node.id),
      ),
    );
    const passedThrough = explored.steps
      .concat(
        explored.starts.map((start) => ({
          ...start,
          from: '',
          to: start.key,
          label: '',
          event: { type: '' },
        })),
      )
      .flatMap((step) => step.transitions)
      .map((id) => [machine.id, id.split('|')[0]].filter(Boolean).join('.'));
    const all = nodes(machine.root).map((node) => node.id);
    expect(all.filter((id) => !reached.has(id) && !passedThrough.includes(id))).toEqual([]);
  });

  test('every state says what it is', () => {
    expect(
      nodes(machine.root)
        .filter((node) => !node.description?.endsWith('.') && !node.description?.endsWith('?'))
        .map((node) => node.id),
    ).toEqual([]);
  });

  test('real actors go where the paths of the chart lead', async () => {
    const paths = pathsForTransitions(shortestPaths(explored));
    const modelled = paths.map((path) =>
      path.steps.map((step) => explored.configurations.get(step.to)?.value),
    );
    const real = await Promise.all(paths.map(async (path) => (await replay(machine, cases, path)).slice(1)));
    expect(real).toEqual(modelled);
  });
});
