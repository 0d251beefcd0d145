import type { ComponentType } from 'react';

/** What has to be complete before there can be a plan. */
export type Missing = 'profile' | 'cv';

/** Given by whoever puts the page in its place: the dialog stands in the navigation, too. */
export type IncompleteDialog = ComponentType<{ missing: Missing; open: boolean; onClose: () => void }>;

/** As the server says it with `profile_incomplete`. */
export function missingIn(failure: { data?: unknown } | null): Missing {
  const data = failure?.data;
  return typeof data === 'object' && data !== null && 'missing' in data && data.missing === 'cv'
    ? 'cv'
    : 'profile';
}
