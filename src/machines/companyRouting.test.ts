import { describe, expect, test } from 'vitest';
import { companyStatuses, paths, userStatuses } from '../../tests/flows/companyRouting.ts';
import { type CompanyRoutingFacts, decideCompanyRoute, passesRecruiterGate } from './companyRouting.ts';

// The specification’s eight rules, written independently of the chart.
function oracle({ userStatus, company, companyFound, path }: CompanyRoutingFacts): [number, string] {
  const companies = [company, companyFound];
  if ([userStatus, ...companies].includes('inactive')) return [1, '/inactive'];
  if (userStatus === 'active' && companies.every((company) => company === null))
    return [2, '/recruiter/company/create/'];
  if ([userStatus, ...companies].includes('rejected')) return [3, '/recruiter/company/reject'];
  if (userStatus === 'approval_pending') return [4, '/recruiter/company/approval-pending'];
  if (companyFound) return [5, '/recruiter/company/exists'];
  if (path.split('/').some((part) => part.includes('details'))) return [6, '/recruiter/company/details'];
  if (companies.includes('pending')) return [7, '/recruiter/company/approval-pending'];
  return [8, '/recruiter'];
}

const combinations: CompanyRoutingFacts[] = userStatuses.flatMap((userStatus) =>
  companyStatuses.flatMap((company) =>
    companyStatuses.flatMap((companyFound) =>
      paths.map((path) => ({ userStatus, company, companyFound, path })),
    ),
  ),
);

describe('all combinations of the routing inputs', () => {
  test('FLOW-05 all 200 of them lead where the specification says, and every rule decides some', () => {
    expect(combinations).toHaveLength(200);
    expect(new Set(combinations.map((facts) => oracle(facts)[0]))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(
      combinations.map((facts) => {
        const { rule, path } = decideCompanyRoute(facts);
        return [rule, path];
      }),
    ).toEqual(combinations.map(oracle));
  });

  test.each([
    ['COMPANY-01', 1],
    ['COMPANY-02', 2],
    ['COMPANY-03', 3],
    ['COMPANY-04', 4],
    ['COMPANY-05', 5],
    ['COMPANY-06', 6],
    ['COMPANY-07', 7],
    ['COMPANY-08', 8],
  ])('%s is the rule that decides, and leads where it says', (_id, rule) => {
    const decided = combinations.filter((facts) => oracle(facts)[0] === rule);
    expect(decided.map((facts) => decideCompanyRoute(facts))).toEqual(
      decided.map((facts) => expect.objectContaining({ rule, path: oracle(facts)[1] })),
    );
  });
});

test('only an active recruiter in an approved active company passes the gate', () => {
  expect(combinations.filter((facts) => facts.path === paths[0] && passesRecruiterGate(facts))).toEqual([
    { userStatus: 'active', company: 'active', companyFound: null, path: paths[0] },
  ]);
});
