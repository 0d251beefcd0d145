import type { ComponentType } from 'react';

export type Missing = 'profile' | 'cv';

/** Given by whoever puts the page in its place: the dialog is part of the navigation, too. */
export type IncompleteDialogComponent = ComponentType<{
  missing: Missing;
  open: boolean;
  onClose: () => void;
}>;

/** As the server says it with `profile_incomplete`. */
export function parseMissing(failure: { data?: unknown } | null): Missing {
  const data = failure?.data;
  return typeof data === 'object' && data !== null && 'missing' in data && data.missing === 'cv'
    ? 'cv'
    : 'profile';
}
