const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether a value would give an end to a post that somebody still has, or the other way about. */
export const contradictsEnd = (entry: Record<string, unknown>, key: string, value: unknown): boolean =>
  (key === 'end_month' && entry.is_current === true) ||
  (key === 'is_current' && value === true && !isEmpty(entry.end_month));
