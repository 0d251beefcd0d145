import { wordsOfName } from '../initials.ts';
import { categories, type Roles } from './roles.ts';

type NameColour = readonly [text: keyof Roles, ground: keyof Roles];

/** Those of the category tags and a neutral pair: each is readable in both modes, whatever the preset. */
export const nameColours: readonly NameColour[] = [
  ...categories.map((category): NameColour => [`tag-${category}`, `tag-${category}-ground`]),
  ['second', 'skeleton'],
];

/** FNV-1a, as a share of all hashes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/** The same for the same name, on every page and on every visit. */
export const nameColour = (name: string): NameColour =>
  nameColours[Math.floor(hashOf(wordsOfName(name).join(' ')) * nameColours.length)] as NameColour;
