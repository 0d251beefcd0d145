import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entries } from '../lexicon/lexicon.ts';
import { addition, changedFact, numbersIn } from './factLock.ts';
import { rewriteByRules } from './rules.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

const term = fc.constantFrom(...entries().flatMap(({ terms }) => terms));
const plainWord = fc.constantFrom(
  ...'led ran trained managed wrote delivered served as i/c of a an the for in with and soldiers team stores fleet budget Sgt SNCO OC platoon training kit weekly report Leeds Manchester RAF Army responsible for managing in order to very I'.split(
    ' ',
  ),
);
const number = fc.constantFrom('1', '2', '14', '95', '350', '3,200', '£3.2m', '96%', '2019', '61%');
const lineOf = (parts: string[]) => parts.join(' ');
const militaryLine = fc
  .array(fc.oneof({ weight: 3, arbitrary: term }, { weight: 4, arbitrary: plainWord }, number), {
    minLength: 2,
    maxLength: 14,
  })
  .map(lineOf);

const mode = fc.constantFrom(...modes);

// The fact lock checks the numbers outside military terms; here the terms come between plain words.
test('WORDS-01 terms of both countries are put in sentences that hold, unknown ones are named, facts stay', () => {
  const lines: [string, string, string[]][] = [
    [
      'Cpl, B Mech Cl 1 in the LAD, serviced 60 vehs to XQTT rules with 96% availability.',
      'Corporal, vehicle mechanic in the vehicle workshop (Light Aid Detachment), serviced 60 vehicles to XQTT rules with 96% availability.',
      ['XQTT'],
    ],
    [
      'Served as an OIC of a MEDEVAC team of 9 and trained 210 Soldiers in CLS.',
      'Served as an officer in charge of a medical evacuation team of 9 and trained 210 Soldiers in combat lifesaver first aid.',
      [],
    ],
    [
      'Moved to Denver, CO, in 2016 with a BSc and PRINCE2.',
      'Moved to Denver, CO, in 2016 with a BSc and PRINCE2.',
      [],
    ],
  ];
  for (const [line, plain, unknown] of lines) {
    const { suggestion, unknown_terms: named } = rewriteByRules(line, 'rephrase');
    expect([suggestion, named]).toEqual([plain, unknown]);
    for (const rewriteMode of modes)
      expect(changedFact(line, rewriteByRules(line, rewriteMode).suggestion)).toBeNull();
  }
});

test('no number outside a term is lost or added', () => {
  fc.assert(
    fc.property(militaryLine, mode, (line, rewriteMode) => {
      expect(changedFact(line, rewriteByRules(line, rewriteMode).suggestion)).toBeNull();
    }),
    { numRuns: 1_000, seed: 11 },
  );
});

test('a figure between plain words stays, as often as before', () => {
  const sentence = fc
    .array(
      fc.tuple(
        fc.constantFrom('led', 'trained', 'stored', 'moved'),
        number,
        fc.constantFrom('boxes', 'vans', 'pupils'),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.map((part) => part.join(' ')).join(' and '));
  fc.assert(
    fc.property(sentence, mode, (line, rewriteMode) => {
      const text = `SNCO i/c stores, ${line} in order to help`;
      expect(numbersIn(rewriteByRules(text, rewriteMode).suggestion).toSorted()).toEqual(
        numbersIn(text).toSorted(),
      );
    }),
    { numRuns: 500, seed: 12 },
  );
});

test('a suggestion has no suggestion of its own', () => {
  fc.assert(
    fc.property(militaryLine, mode, (line, rewriteMode) => {
      const { suggestion } = rewriteByRules(line, rewriteMode);
      expect(rewriteByRules(suggestion, rewriteMode).suggestion).toBe(suggestion);
    }),
    { numRuns: 1_000, seed: 13 },
  );
});

// Written by hand: words whose first letter and sound differ.
const wrongArticle =
  /(?<![\p{L}\p{N}’])(?:[Aa] (?:hour|honest|heir|[aei][a-z]|o(?!ne\b|nce\b)[a-z]|un[^i]|u[^nst][a-z]|NHS|HR |RAF|FM |SNCO|NCO)|[Aa]n (?:user|uni[tvfo]|use|European|one |once|[bcdfgjklmnpqrstvwxz][aeiou]))/u;

test('"a" and "an" follow the sound of what was put in', () => {
  fc.assert(
    fc.property(term, fc.constantFrom('a', 'an'), mode, (item, article, rewriteMode) => {
      const line = `Served as ${article} ${item} in the Army for 12 soldiers`;
      const { suggestion } = rewriteByRules(line, rewriteMode);
      if (suggestion.includes(`${article} ${item}`)) return;
      expect(suggestion).not.toMatch(wrongArticle);
    }),
    { numRuns: 1_500, seed: 14 },
  );
});

test('nothing is added', () => {
  fc.assert(
    fc.property(militaryLine, mode, (line, rewriteMode) => {
      expect(addition(line, rewriteByRules(line, rewriteMode).suggestion)).toBeNull();
    }),
    { numRuns: 500, seed: 15 },
  );
});
