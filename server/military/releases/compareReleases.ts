import type { components } from '../../../openapi.gen.d.ts';
import { type Release, titleOfSet, unfit } from '../../occupations/interface.ts';
import { releaseRows } from './loadRelease.ts';

type Change = components['schemas']['ReferenceChange'];
type RowChanges = components['schemas']['RowChanges'];

interface Row {
  key: string;
  code: string | null;
  title: string;
  isFormer: boolean;
}

const mostExamples = 30;

// A list that loses a larger share is a wrong or truncated file.
const mostRemoved = 0.1;

function changesOf(before: Row[], after: Row[]): RowChanges {
  const old = new Map(before.map((row) => [row.key, row]));
  const next = new Map(after.map((row) => [row.key, row]));
  const added = after.filter(({ key }) => !old.has(key));
  const removed = before.filter(({ key }) => !next.has(key));
  const changed = after.filter(({ key, title, isFormer }) => {
    const previous = old.get(key);
    return previous && (previous.title !== title || previous.isFormer !== isFormer);
  });
  const examples = [
    ...removed.map((row) => ({ change: 'removed' as const, row, before: row.title })),
    ...changed.map((row) => ({ change: 'changed' as const, row, before: old.get(row.key)!.title })),
    ...added.map((row) => ({ change: 'added' as const, row, before: null })),
  ];
  return {
    ...{ added: added.length, changed: changed.length, removed: removed.length },
    examples: examples
      .slice(0, mostExamples)
      .map(({ change, row, before }) => ({ change, code: row.code, title: row.title, before })),
  };
}

function listsOf(release: Release) {
  const { occupations, roles } = releaseRows(release);
  return {
    occupations: occupations.map(({ code, title }): Row => ({ key: code, code, title, isFormer: false })),
    roles: roles.map(
      ({ id, code, title, is_legacy }): Row => ({
        key: String(id),
        code: code ?? null,
        title,
        isFormer: is_legacy,
      }),
    ),
  };
}

export function compareReleases(current: Release, next: Release): Omit<Change, 'is_applied'> {
  const [before, after] = [listsOf(current), listsOf(next)];
  const occupations = changesOf(before.occupations, after.occupations);
  const roles = changesOf(before.roles, after.roles);
  if (
    occupations.removed > before.occupations.length * mostRemoved ||
    roles.removed > before.roles.length * mostRemoved
  ) {
    throw unfit('This release lacks more than a tenth of what is in use: is a file missing or cut off?');
  }
  const releases = new Map(current.head.sets.map(({ id, release }) => [id, release]));
  return {
    version: next.head.version,
    current_version: current.head.version,
    sets: next.head.sets.map(({ id, release }) => ({
      ...{ id, title: titleOfSet(id), release },
      current_release: releases.get(id) ?? null,
    })),
    occupations,
    roles,
  };
}
