import { expect, test } from 'vitest';
import { faultsOfMigrations, withNewMigrations } from './published.ts';

const published = [
  { name: '0000_start', checksum: 'a', standing: 'roles' },
  { name: '0001_more', checksum: 'b', standing: 'roles' },
];
const start = { name: '0000_start', checksum: 'a' };
const more = { name: '0001_more', checksum: 'b' };

test.each([
  ['as published', [start, more], []],
  [
    'edited',
    [start, { ...more, checksum: 'c' }],
    ['0001_more is published and was edited: put it back as it was, and write what you want in a new one.'],
  ],
  [
    'renamed',
    [start, { ...more, name: '0001_other' }],
    [
      '0001_more is published and was renamed to 0001_other: put it back as it was, and write what you want in a new one.',
    ],
  ],
  [
    'deleted',
    [start],
    ['0001_more is published and was deleted: put it back as it was, and write what you want in a new one.'],
  ],
  [
    'reordered',
    [more, start],
    [
      '0000_start is published as number 0 and now is number 1: put it back as it was, and write what you want in a new one.',
      '0001_more is published as number 1 and now is number 0: put it back as it was, and write what you want in a new one.',
    ],
  ],
  [
    'new',
    [start, more, { name: '0002_new', checksum: 'd' }],
    ['0002_new is not in published.json: run `npm run generate`.'],
  ],
])('migrations %s', (_, migrations, faults) => {
  expect(faultsOfMigrations(published, migrations, 'roles')).toEqual(faults);
});

test('roles and functions that have changed ask for a migration', () => {
  expect(faultsOfMigrations(published, [start, more], 'other roles')).toEqual([
    expect.stringContaining('drizzle-kit generate --custom'),
  ]);
});

test('publishing adds what is new and rewrites nothing', () => {
  const edited = { ...more, checksum: 'c' };
  expect(withNewMigrations(published, [start, edited, { name: '0002_new', checksum: 'd' }], 'now')).toEqual([
    ...published,
    { name: '0002_new', checksum: 'd', standing: 'now' },
  ]);
});
