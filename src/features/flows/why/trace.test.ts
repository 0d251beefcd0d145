import { modelOf } from 'statechart-paths';
import { expect, test } from 'vitest';
import { accessMachine } from '../../../machines/access.ts';
import { companyRoutingMachine } from '../../../machines/companyRouting.ts';
import { type AccessQuestion, deciders } from './routingFacts.ts';
import { reasonsOf, type stagesOf, traceDecision } from './trace.ts';

const pendingCompany: AccessQuestion = {
  visitor: {
    kind: 'recruiter',
    role: 'recruiter',
    userStatus: 'active',
    company: 'pending',
    companyFound: null,
  },
  area: 'recruiter',
  path: '/recruiter',
};

const answers = (stages: ReturnType<typeof stagesOf>) =>
  stages.map(({ at, rules }) => [at, rules.map(({ answer }) => answer)]);

test('every rule has its answer: those before the one that fired, and those never asked', () => {
  const model = modelOf(companyRoutingMachine);
  const trace = traceDecision(companyRoutingMachine, model, deciders.companyRouting?.(pendingCompany));
  expect([trace.end, answers(trace.stages)]).toEqual([
    'companyApprovalPending',
    [['deciding', ['no', 'no', 'no', 'no', 'no', 'no', 'yes', 'notAsked']]],
  ]);
  expect(reasonsOf(model, trace)).toEqual(['Deciding: rule 7 holds, company is pending.']);
});

test('a chart with several states that decide tells them in the order in which they were asked', () => {
  const model = modelOf(accessMachine);
  const trace = traceDecision(accessMachine, model, deciders.access?.(pendingCompany));
  expect([trace.end, answers(trace.stages)]).toEqual([
    'recruiter.sentToCompany',
    [
      ['deciding', ['no', 'no', 'no', 'yes']],
      ['recruiter.deciding', ['no', 'no', 'no', 'no', 'no', 'no', 'yes', 'notAsked', 'notAsked']],
    ],
  ]);
  expect(reasonsOf(model, trace)).toEqual([
    'Deciding: no rule before the last holds, so the last decides.',
    'Deciding of Recruiter: rule 7 holds, recruiter has to settle company.',
  ]);
});

test('company routing is asked about recruiters only', () => {
  expect(
    deciders.companyRouting?.({ ...pendingCompany, visitor: { kind: 'guest', sessionExpired: false } }),
  ).toBe(null);
});
