const day = 24 * 60 * 60 * 1000;

/** Whole days from today to a date (YYYY-MM-DD), both as calendar days; below 0 when it has passed. */
export const daysUntil = (date: string, today: Date): number =>
  Math.round(
    (Date.parse(`${date}T00:00:00Z`) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) /
      day,
  );
