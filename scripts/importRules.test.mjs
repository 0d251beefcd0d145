import { expect, test } from 'vitest';
import { importProblem, importProblemsIn } from './importRules.mjs';

test.each([
  ['src/machines/auth.ts', 'xstate'],
  ['src/machines/auth.ts', './access.ts'],
  ['src/machines/auth.ts', '../../openapi.gen.ts'],
  ['src/api/auth.ts', '@tanstack/react-query'],
  ['src/ui/Page.tsx', '@mui/joy/Box'],
  ['src/features/auth/Login.tsx', '../../machines/auth.ts'],
  ['src/features/auth/Login.tsx', './form/schema.ts'],
  ['src/features/auth/Login.tsx', 'altcha/altcha.css?url'],
  ['src/app/routes/routes.tsx', '../../features/auth/Login.tsx'],
  ['src/app/client.tsx', './main.css'],
  ['src/app/server.tsx', 'node:async_hooks'],
  ['server/web/pages.ts', '../../src/app/server.tsx'],
  ['src/features/flows/library.ts', 'statechart-paths'],
  ['packages/statechart-paths/src/cli/load.ts', 'node:fs'],
  ['server/onboarding/onboarding.ts', '../../src/machines/companyRouting.ts'],
  ['server/cv/child.ts', 'node:fs'],
  ['server/jobs/jobs.ts', '../companies/interface.ts'],
  ['server/jobs/jobs.ts', '../notifications/notify.ts'],
  ['server/jobs/jobs.ts', '../db/schema/jobs.ts'],
  ['server/auth/social/social.ts', '../sessions.ts'],
  ['server/start/handlers.ts', '../admin/admin.ts'],
  ['server/app.ts', './jobs/jobs.ts'],
])('%s may import %s', (path, specifier) => {
  expect(importProblem(path, specifier)).toBeUndefined();
});

test.each([
  ['src/machines/auth.ts', 'react', 'machines may not import the package react'],
  ['src/machines/auth.ts', '../api/auth.ts', 'machines may not import api (src/api/auth.ts)'],
  ['src/api/auth.ts', '../ui/Toast.tsx', 'api may not import ui (src/ui/Toast.tsx)'],
  ['src/api/auth.ts', 'react', 'api may not import the package react'],
  ['src/ui/Page.tsx', '../machines/auth.ts', 'ui may not import machines (src/machines/auth.ts)'],
  ['src/ui/Page.tsx', '@xstate/react', 'ui may not import the package @xstate/react'],
  [
    'packages/statechart-paths/src/graph.ts',
    '../../../src/machines/auth.ts',
    'statechart-paths may not import machines (src/machines/auth.ts)',
  ],
  [
    'src/features/flows/library.ts',
    '../../../packages/statechart-paths/src/model.ts',
    'features/flows may not import statechart-paths (packages/statechart-paths/src/model.ts)',
  ],
  [
    'src/features/auth/Login.tsx',
    '../site/Site.tsx',
    'features/auth may not import features/site (src/features/site/Site.tsx)',
  ],
  ['src/features/auth/Login.tsx', 'openapi-fetch', 'features/auth may not import the package openapi-fetch'],
  [
    'src/features/auth/Login.tsx',
    '../../app/routes/routes.tsx',
    'features/auth may not import app (src/app/routes/routes.tsx)',
  ],
  ['server/web/pages.ts', '../../src/app/App.tsx', 'server may not import app (src/app/App.tsx)'],
  ['src/routes.tsx', 'react', 'routes.tsx is no part of the project'],
  [
    'src/features/auth/Login.tsx',
    '../../../server/auth/auth.ts',
    'features/auth may not import server (server/auth/auth.ts)',
  ],
  ['server/auth/auth.ts', '../../src/api/auth.ts', 'server may not import api (src/api/auth.ts)'],
  [
    'server/auth/auth.ts',
    '../../src/features/auth/rules.ts',
    'server may not import features/auth (src/features/auth/rules.ts)',
  ],
  ['server/auth/auth.ts', '../../tests/asVeteran.ts', 'server may not import outside (tests/asVeteran.ts)'],
  ['src/shared/thing.ts', 'xstate', 'shared is no part of the project'],
  [
    'server/companies/companies.ts',
    '../jobs/jobs.ts',
    'server/companies may not import server/jobs/jobs.ts, which is above it',
  ],
  [
    'server/db/schema/jobs.ts',
    '../../scoring/keys.ts',
    'server/db may not import server/scoring/keys.ts, which is above it',
  ],
  ['server/jobs/jobs.ts', '../app.ts', 'server/jobs may not import server/app.ts, which is above it'],
  ['server/misc/new.ts', '../db/arrays.ts', 'server/misc is in no layer'],
  [
    'server/jobs/jobs.ts',
    '../companies/companyFields.ts',
    'import from server/companies/interface.ts instead of server/companies/companyFields.ts',
  ],
])('%s may not import %s', (path, specifier, problem) => {
  expect(importProblem(path, specifier)).toBe(problem);
});

test('every way to import is seen, with its line', () => {
  const text = [
    "import 'react';",
    "import type { A } from '../api/a.ts';",
    "export { b } from '../api/b.ts';",
    "const c = () => import('../api/c.ts');",
    "type D = import('../api/d.ts').D;",
  ].join('\n');
  expect(importProblemsIn('src/machines/x.ts', text)).toEqual([
    'src/machines/x.ts:1: machines may not import the package react',
    'src/machines/x.ts:2: machines may not import api (src/api/a.ts)',
    'src/machines/x.ts:3: machines may not import api (src/api/b.ts)',
    'src/machines/x.ts:4: machines may not import api (src/api/c.ts)',
    'src/machines/x.ts:5: machines may not import api (src/api/d.ts)',
  ]);
});

test('only api may call a server', () => {
  const text =
    "fetch('/api/logout');\nwindow.fetch('/');\nnavigator.sendBeacon('/');\nnew WebSocket('/');\nactor.fetch();\n";
  expect([
    importProblemsIn('src/features/auth/x.ts', text),
    importProblemsIn('src/api/client.ts', text),
  ]).toEqual([
    [
      'src/features/auth/x.ts:1: features/auth may not use fetch',
      'src/features/auth/x.ts:2: features/auth may not use fetch',
      'src/features/auth/x.ts:3: features/auth may not use sendBeacon',
      'src/features/auth/x.ts:4: features/auth may not use WebSocket',
    ],
    [],
  ]);
});

test('SEC-16 only one function normalizes text, and cuts what would take long', () => {
  expect([
    importProblemsIn('server/auth/x.ts', "export const plain = (text) =>\n  text.normalize('NFD');\n"),
    importProblemsIn('src/documents/normalForm.ts', "text.replace(runs, '').normalize(form);\n"),
  ]).toEqual([
    [
      'server/auth/x.ts:2: normalForm of src/documents/normalForm.ts takes linear time, and normalize does not',
    ],
    [],
  ]);
});

test('a machine knows neither the clock nor a store', () => {
  expect(
    importProblemsIn('src/machines/x.ts', 'Date.now();\nlocalStorage.getItem(key);\nnew Date(0);\n'),
  ).toEqual([
    'src/machines/x.ts:1: machines may not use Date.now',
    'src/machines/x.ts:2: machines may not use localStorage',
  ]);
});

test('attic folders and barrel files are refused; a module that also does something is none', () => {
  expect([
    importProblemsIn('src/ui/utils/x.ts', 'export const x = 1;'),
    importProblemsIn('server/db/index.ts', "export { a } from './a.ts';\nexport * from './b.ts';\n"),
    importProblemsIn('server/db/open.ts', "export { a } from './a.ts';\nexport const b = 1;\n"),
    importProblemsIn('server/auth/interface.ts', "export { a } from './a.ts';\n"),
    importProblemsIn('server/start/operations/hiring.ts', "export { a } from '../../jobs/public.ts';\n"),
  ]).toEqual([
    ['src/ui/utils/x.ts: no folder may be called utils'],
    ['server/db/index.ts: a barrel file; import from where a thing lives'],
    [],
    [],
    [],
  ]);
});
