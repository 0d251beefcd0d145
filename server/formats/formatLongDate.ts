/** "4 January 2027", or "January 4, 2027": a day of the calendar (YYYY-MM-DD), or the day of a moment in UTC. */
export const formatLongDate = (date: Date | string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
