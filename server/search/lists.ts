// What people type in place of a title. Sources: server/reference/data/README.md.
import { choice, dataFile, listOf, optional, text, whole, yes } from '../formats/dataFiles.ts';

const file = (name: string) => `server/reference/data/${name}.csv`;
const countries = listOf((value) => (choice('uk', 'us')(value) === 'uk' ? 232 : 233));
const jobType = choice('full_time', 'part_time', 'contract', 'temporary', 'internship', 'apprenticeship');
const workplace = choice('on_site', 'hybrid', 'remote');

/** A row per meaning; the likeliest meaning of a form comes first. A kind with `~` is only work near to it. */
export const shortForms = dataFile(file('shortForms'), {
  countries,
  form: text,
  means: text,
  words: listOf(text),
  kinds: listOf(text),
});

/** Short forms of words, and words of the same family, such as “plumbing” for a plumber. */
export const titleWords = dataFile(file('titleWords'), { short: text, words: listOf(text), is_family: yes });

export const workPatterns = dataFile(file('workPatterns'), {
  pattern: text,
  names: listOf(text),
  job_type: listOf(jobType),
  without: listOf(jobType),
  workplace: listOf(workplace),
  experience: optional(whole),
  /** Words of a title that say the same or, of a pattern without a filter, of any text. */
  words: listOf(text),
});

export const forcesUnits = dataFile(file('forcesUnits'), {
  countries,
  name: text,
  names: listOf(text),
  kinds: listOf(text),
  source: text,
});

export const rankWork = dataFile(file('rankWork'), {
  level: choice('first', 'team', 'senior', 'warrant', 'officer'),
  means: text,
  words: listOf(text),
  kinds: listOf(text),
});

/** What addresses of the United States have for a state. */
export const stateCodes = dataFile(file('stateCodes'), { title: text, code: text });
