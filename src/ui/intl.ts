// The formatters of Intl. To make one takes a phone as long as to draw a card, so each is made once.

const once = <Options, Format>(make: (locale: string, options?: Options) => Format) => {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
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
