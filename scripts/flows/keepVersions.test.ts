import type { FlowModel } from 'statechart-paths';
import { expect, test } from 'vitest';
import { type StoredVersion, updated } from './keepVersions.ts';

const model = (hash: string): FlowModel => ({
  name: 'door',
  description: '',
  states: [],
  transitions: [],
  hash,
});
const version = (hash: string, until: string | null): StoredVersion => ({ hash, until, model: model(hash) });
const days = (versions: StoredVersion[]) => versions.map(({ hash, until }) => [hash, until]);

test('a changed chart comes first, followed by the version it replaces, with the day', () => {
  const before = [version('b', null), version('a', '2026-01-01')];
  expect(updated(before, model('b'), '2026-02-02')).toBe(before);
  expect(days(updated(before, model('c'), '2026-02-02'))).toEqual([
    ['c', null],
    ['b', '2026-02-02'],
    ['a', '2026-01-01'],
  ]);
});

test('of those replaced on one day the first is kept, and of all days the last five', () => {
  const sameDay = updated(updated([version('a', null)], model('b'), '2026-01-01'), model('c'), '2026-01-01');
  expect(days(sameDay)).toEqual([
    ['c', null],
    ['a', '2026-01-01'],
  ]);
  const many = ['1', '2', '3', '4', '5', '6', '7'].reduce(
    (versions, day) => updated(versions, model(`v${day}`), `2026-03-0${day}`),
    [version('v0', null)],
  );
  expect(days(many)).toEqual([
    ['v7', null],
    ['v6', '2026-03-07'],
    ['v5', '2026-03-06'],
    ['v4', '2026-03-05'],
    ['v3', '2026-03-04'],
    ['v2', '2026-03-03'],
  ]);
});

test('a change that is taken back leaves nothing to compare with itself', () => {
  const back = updated(updated([version('a', null)], model('b'), '2026-01-01'), model('a'), '2026-01-02');
  expect(days(back)).toEqual([
    ['a', null],
    ['b', '2026-01-02'],
  ]);
});
