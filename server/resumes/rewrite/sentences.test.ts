// Sentences of a grid: subject, verb, term and context. The lexicon says only what kind of thing a term is; what may stand
// where, and what a sentence looks like, is written here by hand.
import { expect, test } from 'vitest';
import type { LexiconEntry, LexiconKind } from '../lexicon/entries.ts';
import { entries } from '../lexicon/lexicon.ts';
import { rewriteByRules } from './rules.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;
const service = { isService: true };

const subjects = ['', 'I ', 'Sgt in Catterick, ', 'Corporal at Fort Bragg: '];
const verbs = [
  'ran',
  'managed',
  'trained 14 people for',
  'was responsible for',
  'wrote the report on',
  'supported',
];
const contexts = [
  'the TERM in Leeds in 2019',
  'a TERM of 12 for Maria Lopez',
  '3 TERM and a budget of £4,500',
  'TERM at 96% readiness, cutting losses by 30%',
  'the TERM dept and its 9 vehicles',
  'the TERM during Exercise in Norway w/ 45 pers',
];

// Short forms of “with” and “without” are no nouns, and some numbers of forms are amounts.
const isNoun = ({ kind }: LexiconEntry) => kind !== 'phrase' && kind !== 'preposition';

const everyNth = (step: number) =>
  entries()
    .filter((entry) => isNoun(entry) && /^(?=.*\p{L})[\p{L}\p{N} &/-]{2,12}$/u.test(entry.terms[0] ?? ''))
    .filter((_, at) => at % step === 0);

const numbersIn = (text: string) => text.match(/\d[\d,]*/g) ?? [];

const lines = everyNth(11).flatMap((entry: LexiconEntry, row) =>
  contexts.map((context, column) => {
    const subject = subjects[(row + column) % subjects.length]!;
    const verb = verbs[(row * 5 + column) % verbs.length]!;
    const text = `${subject}${verb} ${context.replace('TERM', entry.terms[0]!)}`;
    return {
      text: text.charAt(0).toUpperCase() + text.slice(1),
      mode: modes[(row + column) % modes.length]!,
      // A number within a term, as in SO2, belongs to the term.
      numbers: numbersIn(`${verb} ${context}`),
    };
  }),
);

const faults: Record<string, RegExp> = {
  'a doubled word': /(?<![\p{L}’-])(\p{L}+) \1(?![\p{L}’-])/iu,
  'two determiners': /(?<!\p{L})(?:the|an?|my|our) (?:the|an?|my|our) /iu,
  'a before a vowel': /(?<![\p{L}’-])a (?:[aei]\p{Ll}|o(?!ne|nce)\p{Ll}|un(?!i)\p{Ll})/u,
  'an before a consonant': /(?<![\p{L}’-])an (?:[bcdfgjklmnpqrstvwxz]\p{Ll}|uni|use|one\b)/u,
  'a dangling preposition': /(?<!\p{L})(?:of|for|with|in|at) (?:(?:of|for|with|at|and)(?!\p{L})|[,.])/iu,
  'a double space': / {2}/,
  'a space before a mark': / [,.;:]/,
  'a small letter at the start': /^\p{Ll}/u,
  'an article before many': /(?<![\p{L}’-])an? \p{Ll}+ment systems(?!\p{L})/u,
};

const names = ['Leeds', 'Maria Lopez', 'Norway', 'Catterick', 'Fort Bragg', '£4,500', '96%', '30%'];

test('there are more than a thousand', () =>
  expect(new Set(lines.map(({ text }) => text)).size).toBeGreaterThan(1000));

test('WORDS-01 each rewritten line is a sentence, with its numbers and names', () => {
  const broken = lines.flatMap(({ text, mode, numbers }) => {
    const { suggestion } = rewriteByRules(text, mode, service);
    if (suggestion === text) return [];
    const faulty = Object.entries(faults).flatMap(([name, fault]) =>
      fault.test(suggestion) && !fault.test(text) ? [name] : [],
    );
    const lost = [
      ...names.filter((name) => text.includes(name) && !suggestion.includes(name)),
      ...numbers.filter((number) => !suggestion.includes(number)),
    ];
    return faulty.length + lost.length > 0 ? [{ text, mode, suggestion, faulty, lost }] : [];
  });
  expect(broken).toEqual([]);
});

const meanings = new Map<string, number>();
for (const term of entries().flatMap(({ terms }) => terms)) meanings.set(term, (meanings.get(term) ?? 0) + 1);

const kindsOf = (...kinds: LexiconKind[]) =>
  everyNth(1).filter(
    ({ terms: [term = ''], kind, when, not, plain }) =>
      meanings.get(term) === 1 &&
      !/s$/.test(term) &&
      kinds.includes(kind) &&
      when.length + not.length === 0 &&
      !/^the /.test(plain),
  );

// Nobody runs, repairs or works in a person.
const people = kindsOf('person', 'head').filter((_, at) => at % 3 === 0);
const noPerson = [
  'Ran the TERM for 2 years',
  'Repaired the TERM for 2 years',
  'Worked in the TERM for 2 years',
  'In charge of the TERM.',
];

test.each(noPerson)('no person becomes the object of work or a place: %s', (context) => {
  const wrong = people.flatMap(({ terms: [term = ''] }) => {
    const { suggestion, unknown_terms: unknown } = rewriteByRules(
      context.replace('TERM', term),
      'rephrase',
      service,
    );
    return suggestion.includes(term) && unknown.length > 0 ? [] : [suggestion];
  });
  expect(wrong).toEqual([]);
});

// Nobody serves as a unit or a thing.
const things = kindsOf('unit', 'thing').filter((_, at) => at % 7 === 0);

test('no unit or thing becomes what somebody served as', () => {
  const wrong = things.flatMap(({ terms: [term = ''] }) => {
    const { suggestion, unknown_terms: unknown } = rewriteByRules(
      `Served as a ${term} in Leeds`,
      'rephrase',
      service,
    );
    return suggestion.includes(term) && unknown.length > 0 ? [] : [suggestion];
  });
  expect(wrong).toEqual([]);
});

test('a line that only has terms to put plainly is not said to differ where it does not', () => {
  expect(
    modes.map((mode) =>
      rewriteByRules('Issued 40 wpns and eqpt', mode, service).suggestion.replace(/\.$/, ''),
    ),
  ).toEqual([
    ...Array.from({ length: 5 }, () => 'Issued 40 weapons and equipment'),
    'Issued 40 weapons & equipment',
  ]);
});
