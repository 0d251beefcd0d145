// Jobs of the work that a search names: of the same work under another name, of other work, or of the same work under looser conditions.
import { sql } from 'drizzle-orm';
import { numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import type { SearchReading } from '../search/interface.ts';
import { broaden, type Step, steps } from './searchQueries.ts';
import { type Attempt, byWords, counted, type Sought } from './sought.ts';

const j = listedJobs;

type Named = NonNullable<ReturnType<typeof broaden>>['labels'];

/** Names only the kinds of work of which there are jobs; of very many jobs, all. */
async function namesOf({ tx }: TenantDb, labels: Named, ids: number[] | null): Promise<string[]> {
  const all = [...new Set(labels.flatMap(({ label }) => label ?? []))];
  if (!ids || all.length < 2) return all;
  const marks = labels.map(({ mark }) => mark);
  const { rows } = await tx.execute<{ mark: string }>(sql`
    select mark from unnest(${texts(marks)}) as sought(mark)
    where exists (select from ${j} where ${j.id} = any(${numbers(ids)}) and ${j.search} @@ quote_literal(mark)::tsquery)`);
  const present = new Set(rows.map(({ mark }) => mark));
  const shown = labels.flatMap(({ mark, label }) => (label && present.has(mark) ? [label] : []));
  return shown.length > 0 ? [...new Set(shown)] : all;
}

async function byStep({ db, readings }: Sought, words: Attempt, step: Step): Promise<Attempt | null> {
  const { request } = words;
  const broader = broaden(readings, step, localeOfCountry(request.countryId));
  if (!broader) return null;
  const { query, work, likeliest, labels } = broader;
  const all = await counted(db, { request, query }, null);
  if (all.total === 0) return null;
  const { total } = words.counted;
  const isMore = all.total > total;
  return {
    request,
    query,
    // The same jobs come in a better order where the work counts, too.
    wording: words.wording && { ...words.wording, work: { all: work, likeliest } },
    counted: all,
    outcome: {
      ...words.outcome,
      otherNames: isMore ? { work: await namesOf(db, labels, all.ids), alone: total === 0, step } : null,
    },
  };
}

export const bySameWork = async (sought: Sought, literal: Attempt): Promise<Attempt> =>
  (await byStep(sought, literal, 'same')) ?? literal;

interface Loosened {
  sought: Sought;
  words: Attempt;
}

const hasTerms = ({ terms }: SearchReading) => terms.length > 0;
const hasConditions = ({ patterns, pay }: SearchReading) => patterns.length > 0 || pay !== null;
const hasRest = ({ kinds, near, rest }: SearchReading) => rest.length > 0 && kinds.length + near.length > 0;

/** Words that were typed one after the other are said together: “San Antonio”. */
function phrasesOf({ terms, rest }: SearchReading): string[] {
  const typed = terms.map(([word = '']) => word);
  const left = new Set(rest.map(([word]) => word));
  const phrases: string[] = [];
  typed.forEach((word, at) => {
    if (!left.has(word)) return;
    const isNext = at > 0 && left.has(typed[at - 1]!) && phrases.length > 0;
    if (isNext) phrases.push(`${phrases.pop()} ${word}`);
    else phrases.push(word);
  });
  return phrases;
}

const conditionsOf = ({ patterns, pay }: SearchReading) => [
  ...patterns.map(({ written }) => written),
  ...(pay ? [pay.written] : []),
];

const isLoose = (reading: SearchReading) => hasTerms(reading) && hasConditions(reading);
const withoutConditions = (reading: SearchReading): SearchReading =>
  isLoose(reading) ? { ...reading, patterns: [], pay: null } : reading;

/**
 * The search as it is, without its kinds of job and its pay, without the words that are no work, such as a town, and without both.
 */
export async function* loosened(sought: Sought, literal: Attempt): AsyncGenerator<Loosened> {
  yield { sought, words: literal };
  const conditions = sought.readings.filter(isLoose).flatMap(conditionsOf);
  const phrases = sought.readings.filter(hasRest).flatMap(phrasesOf);
  const leavingOut = async (leftOut: string[], readings: SearchReading[]): Promise<Loosened> => {
    const words = await byWords({ ...sought, readings }, literal.outcome.correction);
    const { meanings } = literal.outcome;
    return {
      sought: { ...sought, readings },
      words: { ...words, outcome: { ...words.outcome, meanings, leftOut } },
    };
  };
  const unconditional = sought.readings.map(withoutConditions);
  if (conditions.length > 0) yield leavingOut(conditions, unconditional);
  if (phrases.length === 0) return;
  if (conditions.length > 0) yield leavingOut(phrases, sought.readings.map(withoutRest));
  yield leavingOut([...conditions, ...phrases], unconditional.map(withoutRest));
}

function withoutRest(reading: SearchReading): SearchReading {
  if (!hasRest(reading)) return reading;
  const left = new Set(reading.rest.map(([word]) => word));
  const terms = reading.terms.filter(([word]) => !left.has(word));
  return { ...reading, rest: [], terms: terms.length > 0 ? terms : reading.terms };
}

/** The nearest work comes first, with as many of the other words and conditions as there are jobs for. */
export async function byOtherWork(sought: Sought, literal: Attempt): Promise<Attempt | null> {
  const attempts: Loosened[] = [];
  for await (const loose of loosened(sought, literal)) {
    const isFirst = attempts.length === 0;
    attempts.push(loose);
    const wider = isFirst ? null : await byStep(loose.sought, loose.words, 'same');
    if (wider ?? loose.words.counted.total > 0) return wider ?? loose.words;
  }
  for (const step of steps.slice(1)) {
    for (const { sought: own, words } of attempts) {
      const wider = await byStep(own, words, step);
      if (wider) return wider;
    }
  }
  return null;
}
