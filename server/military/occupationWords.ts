import {
  currentRelease,
  isMilitaryOccupation,
  occupationReference,
  stemsIn,
} from '../occupations/interface.ts';
import { militaryTitlesOf } from './roles.ts';

// Enough for the titles in use; the rest of a long list are curiosities.
const mostTitles = 80;
const mostWords = 220;

let remembered: { version: string; words: Map<string, string[]> } | undefined;

/** A list of names; none for a job without an occupation. */
export function occupationWords(code: string | null): string[] {
  if (code === null || isMilitaryOccupation({ code })) return [];
  const { version } = currentRelease().head;
  if (remembered?.version !== version) remembered = { version, words: new Map() };
  const known = remembered.words.get(code);
  if (known) return known;
  const made = wordsFor(code);
  remembered.words.set(code, made);
  return made;
}

function wordsFor(code: string): string[] {
  const reference = occupationReference();
  const occupation = reference.occupation(code);
  if (!occupation) return [];
  const names = [occupation.title, ...occupation.titles.slice(0, mostTitles), ...militaryTitlesOf(code)];
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const name of names) {
    const fresh = stemsIn(name).filter((stem) => !seen.has(stem));
    if (fresh.length === 0) continue;
    if (seen.size >= mostWords) break;
    for (const stem of fresh) seen.add(stem);
    kept.push(name);
  }
  return kept;
}
