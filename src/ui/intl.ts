// Formatters are cached: on a phone, creating one takes as long as drawing a card.

const once = <Options, Format>(make: (locale: string, options?: Options) => Format) => {
  const cache = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = cache.get(key) ?? make(locale, options);
    cache.set(key, format);
    return format;
  };
};

export const dateTimeFormat = once(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const listFormat = once(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
export const numberFormat = once(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeTimeFormat = once(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${numberFormat(pageLocale()).format(count)} ${count === 1 ? singular : plural}`;

/** The tenant's locale, from the page's `lang`; British when there is no document. */
export const pageLocale = (): string => globalThis.document?.documentElement.lang || 'en-GB';
