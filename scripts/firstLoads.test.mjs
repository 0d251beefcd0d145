import { expect, test } from 'vitest';
import { budgets, modulesOfRoutes, overBudget, weigh } from './firstLoads.mjs';

const routes = await modulesOfRoutes();

test('Speed: every route has a budget for its first load, and the login page stays within 146 kB', () => {
  const stored = budgets();
  expect(Object.keys(stored).sort()).toEqual([...routes.keys()].sort());
  expect(stored['/auth/login']).toBeLessThanOrEqual(146_000);
});

test('a route needs what it, its frame and what they call import when it is opened, and not what comes later', () => {
  const of = (/** @type {string} */ address) => [...(routes.get(address) ?? [])].sort();
  expect(of('/auth/login')).toEqual(['src/app/client.tsx', 'src/app/routes/LoginRoute.tsx']);
  expect(of('/recruiters')).toEqual([
    'src/app/client.tsx',
    'src/app/routes/OpenPages.tsx',
    'src/app/routes/PublicFrame.tsx',
    'src/features/session/pageProps.ts',
    'src/features/site/RecruitersPage.tsx',
  ]);
  expect(of('/veteran/resume')).toEqual([
    'src/app/client.tsx',
    'src/app/routes/JoyPages.tsx',
    'src/app/routes/OpenPages.tsx',
    'src/features/resume/index/ResumesPage.tsx',
    'src/features/session/pageProps.ts',
    'src/features/shell/Shell.tsx',
  ]);
  expect(of('/recruiter/company/create')).toContain('src/features/company/CompanyPage.tsx');
  expect(of('/site/finance')).toContain('src/features/site/ServicePage.tsx');
});

test('scripts are weighed once each, with all that they import', () => {
  const scripts = [
    { file: 'a.js', imports: ['shared.js'], modules: ['/x/src/app/client.tsx'] },
    { file: 'b.js', imports: ['shared.js', 'a.js'], modules: ['/x/src/app/page.tsx', '/x/src/other.tsx'] },
    { file: 'shared.js', imports: [], modules: ['/x/node_modules/react/index.js'] },
  ];
  const sizes = /** @type {Record<string, number>} */ ({ 'a.js': 100, 'b.js': 10, 'shared.js': 1 });
  const routes = new Map([
    ['/auth/login', new Set(['src/app/client.tsx'])],
    ['/recruiters', new Set(['src/app/client.tsx', 'src/app/page.tsx'])],
  ]);
  expect(weigh(routes, scripts, (file) => sizes[file] ?? 0)).toEqual({
    '/auth/login': 101,
    '/recruiters': 111,
  });
});

test('too heavy, without a budget and no longer there are all told', () => {
  expect(overBudget({ '/a': 10, '/b': 11, '/new': 1 }, { '/a': 10, '/b': 10, '/gone': 5 })).toEqual([
    '/b loads 11 bytes first, its budget is 10',
    '/new loads 1 bytes first and has no budget',
    '/gone has a budget and is no route',
  ]);
});
