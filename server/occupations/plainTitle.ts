const rest = /(?:,\s*All Other|,?\s*n\.?e\.?c\.?)$/i;

// An abbreviation such as “IT” keeps its capitals.
const inSentence = (title: string) => title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The published title without the statisticians’ words for the rest of a group: “Engineers, All Other”, “… n.e.c.”. */
export function plainTitle(title: string): string {
  const named = title.replace(rest, '');
  if (named === title || /^other /i.test(named)) return named;
  return `Other ${inSentence(named)}`;
}
