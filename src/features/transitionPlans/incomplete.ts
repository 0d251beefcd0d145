import type { ComponentType } from 'react';

export type Missing = 'profile' | 'cv';

/** Passed in by the route, because the navigation uses the same dialog. */
export type IncompleteDialogComponent = ComponentType<{
  missing: Missing;
  open: boolean;
  onClose: () => void;
}>;

export function parseMissing(failure: { data?: unknown } | null): Missing {
  const data = failure?.data;
  return typeof data === 'object' && data !== null && 'missing' in data && data.missing === 'cv'
    ? 'cv'
    : 'profile';
}
