import { expect, test } from 'vitest';
import { nodeFits, packagesAreInstalled } from './install.mjs';

test('the supported Node versions are those of the range', () => {
  const versions = [
    'v18.20.0',
    'v20.18.9',
    'v20.19.0',
    'v20.20.2',
    'v21.7.0',
    'v22.11.0',
    'v22.12.0',
    'v24.0.0',
  ];
  expect(versions.filter((version) => nodeFits(version, '>=20.19 <21 || >=22.12'))).toEqual([
    'v20.19.0',
    'v20.20.2',
    'v22.12.0',
    'v24.0.0',
  ]);
});

test('packages are installed when each has the wanted version; only an optional one may be absent', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y', optional: true },
  };
  const a = { version: '1.0.0', integrity: 'x' };
  expect([
    packagesAreInstalled(locked, { 'node_modules/a': a }),
    packagesAreInstalled(locked, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }),
    packagesAreInstalled(locked, {
      'node_modules/a': a,
      'node_modules/b': { version: '2.0.0', integrity: 'z' },
    }),
    packagesAreInstalled(locked, {}),
  ]).toEqual([true, false, false, false]);
});
