// Cached, because making a formatter takes a hundred times as long as using it, and a list of jobs formats hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale: string): Intl.DateTimeFormat {
  const stored = formatters.get(locale);
  if (stored) return stored;
  const formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter;
}

export const formatLongDate = (date: Date | string, locale: string) =>
  formatterFor(locale).format(new Date(date));
