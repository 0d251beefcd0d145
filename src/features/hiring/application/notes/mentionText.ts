import { mentionOf } from '../../../../machines/mentions.ts';
import { withoutAccents } from '../../../../ui/form/withoutAccents.ts';

interface Colleague {
  id: number;
  name: string;
  job_title: string | null;
}

export interface Mentionable {
  id: number;
  /** What is typed after @; no two people have the same. */
  title: string;
  detail?: string;
}

/** Colleagues with the same name are distinguished by their job titles or numbers. */
export function mentionable(colleagues: readonly Colleague[]): Mentionable[] {
  const count = (matches: (colleague: Colleague) => boolean) => colleagues.filter(matches).length;
  return colleagues.map(({ id, name, job_title }) => {
    const detail = job_title ? { detail: job_title } : {};
    if (count((other) => other.name === name) === 1) return { id, title: name, ...detail };
    const isOwnTitle =
      job_title && count((other) => other.name === name && other.job_title === job_title) === 1;
    return { id, title: `${name} (${isOwnTitle ? job_title : id})`, ...detail };
  });
}

export interface TypedMention {
  /** Where its @ is. */
  from: number;
  word: string;
}

// An @ in an email address begins no mention. A name may have two words.
const typed = /(?<![\p{L}\p{N}])@([\p{L}\p{M}’'.-]*(?: [\p{L}\p{M}’'.-]*)?)$/u;

/** The mention that is being typed before the caret. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const match = typed.exec(text.slice(0, caret));
  return match ? { from: match.index, word: match[1] ?? '' } : null;
}

const maxSuggestions = 8;

export const suggestions = (people: readonly Mentionable[], { word }: TypedMention): Mentionable[] =>
  people.filter(({ title }) => withoutAccents(title).includes(withoutAccents(word))).slice(0, maxSuggestions);

/** The text with the mention in place of what was typed of it, and where the caret goes on. */
export function withMention(
  text: string,
  caret: number,
  { from }: TypedMention,
  { title }: Mentionable,
): { text: string; caret: number } {
  const rest = text.slice(caret);
  const start = `${text.slice(0, from)}@${title}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: start + rest, caret: start.length + (rest.startsWith(' ') ? 1 : 0) };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As the server stores it: each “@Name” of a colleague, picked or typed, as their number. */
export function storedText(text: string, people: readonly Mentionable[]): string {
  if (people.length === 0) return text.trim();
  const longestFirst = people.map(({ title }) => title).sort((a, b) => b.length - a.length);
  const mentions = new RegExp(
    `(?<![\\p{L}\\p{N}])@(${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return text.trim().replace(mentions, (whole, title: string) => {
    const person = people.find((item) => item.title === title);
    return person ? mentionOf(person.id) : whole;
  });
}
