/** Never splits a surrogate pair: PostgreSQL refuses half of one in JSON. */
export const truncate = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
