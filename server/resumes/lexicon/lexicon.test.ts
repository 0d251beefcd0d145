// Lines from gazetteers, catalogues, pharmacies and timetables, none of them from our own lists.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../tests/support/unit/examples.ts';
import { unknownTerms } from '../hints/unknownTerms.ts';
import { jargonIn, phrasesIn } from '../military/phrases.ts';
import { rewriteByRules } from '../rewrite/rules.ts';
import { entries, termsIn } from './lexicon.ts';

const modes = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;
const plain = (line: string) => rewriteByRules(line, 'rephrase').suggestion;
const isUntouched = (line: string) => expect(plain(line), line).toBe(line);

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR';

describe('a word with another meaning stays as it is', () => {
  test.each(states.split(' '))('the state %s after a city, before a ZIP code, after the army', (state) => {
    isUntouched(`Moved to Springfield, ${state}, in 2016`);
    isUntouched(`Lived at 12 Elm Street, Springfield ${state} 62704`);
    isUntouched(`Left the Army and drove lorries in Grand Falls, ${state}`);
    expect(unknownTerms(`Moved to Springfield, ${state}, in 2016`)).toEqual([]);
  });

  test.each([
    '8227 of the parcels arrived in time',
    '3043 in stock at the end of the year',
    '0311 of 4000 tickets closed',
    '3531 with faults repaired',
  ])('a count at the head of a line: %s', isUntouched);

  test.each(['S', 'G', 'J'].flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${letter}${n}`)))(
    '%s within a code and as a product',
    (code) => {
      for (const text of [
        `MI${code}5 welder`,
        `Repaired an X${code} and a ${code}X`,
        `Rode the ${code}-440 and stored backups in ${code}/9`,
        `Raised our ${code} rating from 3.9 to 4.6`,
        `Sold the Galaxy ${code} to 40 customers`,
        `Followed the AWS ${code} team’s guide`,
      ])
        isUntouched(text);
    },
  );

  test.each([
    ...Array.from(
      { length: 12 },
      (_, at) => `Tightened 60 M${at + 1} bolts and ${at + 1} M${at + 1}x1.5 nuts`,
    ),
    ...['A', 'B1', 'B2', 'B3', 'B6', 'B12', 'C', 'D3', 'E', 'K2'].map(
      (item) => `Packed vitamin ${item} tablets`,
    ),
    ...['CO', 'CO2', 'NH3', 'H2SO4', 'Pt', 'NaCl', 'COCl2', 'MnO2', 'PtCl4'].map(
      (item) => `Measured ${item} levels`,
    ),
    'Fitted a CO detector in 30 homes and tested the CO alarm',
    'Measured the CO and NOx output of 12 engines',
    ...['CO1 1AB', 'CO15 6JX', 'MT1 2AB', 'PT2 4EF', 'SM1 1AA', 'OC1 3XY', 'G1 1XQ', 'G2 8DL', 'S1 2HE'].map(
      (item) => `Delivered parcels in ${item}`,
    ),
    ...['CO101', 'MT2003', 'PT-150', 'OC 210', 'S1/2', 'QM 301', 'MOS-200'].map(
      (item) => `Took module ${item}`,
    ),
    'Worked PT at a petrol station',
    'Ran PT sessions for stroke patients',
    'Finished every report by EOD',
    'Quoted FOB Shanghai for 40 containers',
    'Tested MOS transistors and an RLC circuit',
    'Passed the MOS Excel exam',
    'Sold XO cognac and XO sauce',
    'Led a QM audit at a car plant',
    'Used OC spray training at the gym',
    'Ran two Scout troops with 45 children',
    'Sold a drum kit and a first-aid kit',
    'Negotiated the club’s kit deal',
    'Was named in the county rugby squad',
    'Scrubbed in theatre as a nurse for the Army',
    'Machined 400 steel billets',
    'Parsed subordinate clauses in German',
    'Wrote for Garrison Keillor and Ammo Inc',
    'See kit.example.org or write to kit@example.org',
    'Assembled 500 toy soldiers',
    'Restored a 1942 kit-car, the Platoon',
    'Read the Battalion Chief’s report at the fire service',
  ])('%s', isUntouched);
});

describe('a word in its service meaning is put plainly, in a sentence that holds', () => {
  test.each([
    ['Reported to the CO on 14 projects', 'Reported to the commanding officer on 14 projects'],
    ['Served as CO of 3 RIFLES', 'Served as commanding officer of 3 RIFLES'],
    ['Led PT for 60 recruits', 'Led physical training for 60 recruits'],
    ['Ran the MT section for 40 soldiers', 'Ran the motor transport section for 40 soldiers'],
    ['Worked as an S4 NCO', 'Worked as a supply and logistics supervisor'],
    ['Ran the battalion S4 shop', 'Ran the battalion supply and logistics office'],
    ['Led a supply shop of 6 soldiers', 'Led a supply office of 6 soldiers'],
    ['Planned moves for the brigade G4', 'Planned moves for the brigade logistics staff'],
    [
      'Was an SNCO in the REME',
      'Was a senior non-commissioned officer in the Royal Electrical and Mechanical Engineers',
    ],
    [
      'Wrote a SITREP and an IED brief',
      'Wrote a situation report and an improvised explosive device briefing',
    ],
    ['Acted as XO of a squadron', 'Acted as second-in-command of a squadron'],
    ['2IC of a fitter section of 6', 'Second-in-command of a fitter section of 6'],
    ['Issued the kit to 30 soldiers', 'Issued the equipment to 30 soldiers'],
    ['The SNCO’s report', 'The senior non-commissioned officer’s report'],
    ['Accounted for £3.2m of G1098', 'Accounted for £3.2m of unit equipment stores'],
    ['Ran MATT training', 'Ran mandatory annual training'],
    ['OC Training Flt', 'Commander of the Training Flight'],
    ['Served in 21 Engr Regt', 'Served in 21 Engineer Regiment'],
    [
      'Kept an AIMD and a UAS running',
      'Kept an aircraft intermediate maintenance department and a drone running',
    ],
    ['Wrote to JSP 375 rules', 'Wrote to Ministry of Defence health and safety rules (JSP 375)'],
    ['Deployed on Op HERRICK 14', 'Deployed on operations in Afghanistan (Op HERRICK 14)'],
  ])('%s', (text, expected) => expect(plain(text)).toBe(expected));
});

test('the lexicon has at least 1,500 terms, of both countries, each with words and a source', () => {
  for (const { terms, plain: words, source, where } of entries()) {
    expect([terms.length > 0, words !== '', source !== ''], terms[0]).toEqual([true, true, true]);
    expect(where, terms[0]).toMatch(/^(?:UK|US)/);
  }
  expect(entries().length).toBeGreaterThanOrEqual(1500);
  expect(entries().filter(({ where }) => where.includes('UK')).length).toBeGreaterThan(500);
  expect(entries().filter(({ where }) => where.includes('US')).length).toBeGreaterThan(500);
});

test('no term is its own plain words', () => {
  const same = entries().flatMap(({ terms, plain: words, plural }) =>
    terms.filter((term) => [words, plural].includes(term)),
  );
  expect(same).toEqual([]);
});

test('plain words are not read again for the terms in them', () => {
  expect(plain('RMP Cpl on Op HERRICK 9 with 12 OCs')).toBe(
    'Royal Military Police corporal on operations in Afghanistan (Op HERRICK 9) with 12 commanders',
  );
});

test('the plain words of every term are plain, once the rewriter is done with them', () => {
  for (const { plain: words } of entries()) {
    const line = `Worked with the ${words.replace(/^the /, '')} in the Army`;
    const once = rewriteByRules(line, 'rephrase').suggestion;
    expect(rewriteByRules(once, 'rephrase').suggestion, words).toBe(once);
  }
});

describe('terms that nobody has put in plain words', () => {
  test.each([
    ['Delivered XQTs and ZHS returns', ['XQTs', 'ZHS']],
    ['Accounted for £3.2m of Q1097', ['Q1097']],
    ['Based in CO and MT', ['CO', 'MT']],
    ['XQTT then XQTT', ['XQTT']],
    ['SNCO in charge of SOPs', []],
    ['68W and 2A3X3, F-16C crew, TT&C', []],
    ['Cpl i/c 42 pax', []],
    ['Moved to the UK with a BSc and ISO 9001 in the 1990s at 30K, 10GB and 4x4', []],
    ['PowerPoint, McDonald and JavaScript', []],
    ['Saved £3M, $4B and wrote to CQX@example.org', []],
    ['Drove to SW1A 1AA in 2nd gear', []],
    ['LED A TEAM OF FOURTEEN IN THE FIELD', []],
  ])('%s', (text, expected) => expect(unknownTerms(text)).toEqual(expected));

  test('come with the rewriting', () => {
    expect(rewriteByRules('Ran XQTT training in order to pass', 'rephrase')).toMatchObject({
      suggestion: 'Ran XQTT training to pass',
      unknown_terms: ['XQTT'],
    });
  });

  test('are put in the person’s own words, with article and plural, once they have answered', () => {
    const answers = [{ term: 'XQTT', meaning: 'engine test' }];
    const { suggestion, unknown_terms: unknown } = rewriteByRules('Ran a XQTT and 3 XQTTs', 'rephrase', {
      answers,
    });
    expect([suggestion, unknown]).toEqual(['Ran an engine test and 3 engine tests', []]);
  });
});

const scrap = fc.constantFrom(
  ...'led trained reported to the CO of a an in MT Denver, Billings, section PT for OC XO QM HQ battalion soldiers kit squad NCO SOPs S1 G4 shop and as my , . was responsible for managing very in order to did fixed sorted got had to kids etc. approx.'.split(
    ' ',
  ),
);
const letter = fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXZ');
const digit = fc.constantFrom(...'0123456789');
const code = fc
  .tuple(letter, letter, letter, digit, digit, digit)
  .chain(([a, b, c, d, e, f]) =>
    fc.constantFrom(
      `${a}${d}${e}${f}`,
      `${a}${b}${c}${d}`,
      `${d}${a}${b}${e}`,
      `${a}-${d}${e}${b}`,
      `${a}${b}Q${c}Z`,
    ),
  )
  // A code that the lexicon knows is a term, which the rewriter replaces.
  .filter((code) => termsIn(code, { isService: true }).length === 0);
const figure = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
  .chain(([n, m]) => fc.constantFrom(`${n}`, `${n}.${m}`, `£${n}m`, `${n}%`, `${n},000`, `$${n}K`));
const date = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1970, max: 2026 }),
  )
  .chain(([d, m, y]) => fc.constantFrom(`${d}/${m}/${y}`, `${y}-${m}-${d}`, `${d}.${m}.${y}`, `${m}/${y}`));
const fact = fc.oneof(code, figure, date);

test('numbers, dates and unknown terms stay, each as often as before and in their order, in every mode', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          scrap.map((text) => ({ text, isFact: false })),
          fact.map((text) => ({ text, isFact: true })),
        ),
        {
          minLength: 1,
          maxLength: 25,
        },
      ),
      fc.constantFrom(...modes),
      (words, mode) => {
        const facts = words.filter(({ isFact }) => isFact).map(({ text }) => text);
        const { suggestion } = rewriteByRules(words.map(({ text }) => text).join(' '), mode);
        const tokens = suggestion.split(/\s+/);
        let from = 0;
        for (const fact of facts) {
          const at = tokens.findIndex((token, i) => i >= from && token.replace(/[,.]+$/, '') === fact);
          expect(at, `${fact} in “${suggestion}”`).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
      },
    ),
    { numRuns: examples(2000) },
  );
});

test.each([
  ['Issued 781 rounds to the aircraft crew', []],
  ['Repaired 5988 vehicles and drove the 432 miles', []],
  ['Managed a budget of 1157.', []],
  ['Signed the 5988 for each truck', ['5988']],
  ['Filed 2404s daily', ['2404s']],
])('a number is a form only where it counts like one: %s', (line, terms) => {
  expect(termsIn(line).flatMap(({ text: term }) => (/^\d/.test(term) ? [term] : []))).toEqual(terms);
});

test('what is found is in the text', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 20 }), (words) => {
      const line = words.join(' ');
      for (const { at, end, text: term } of termsIn(line)) expect(line.slice(at, end)).toBe(term);
    }),
    { numRuns: 500 },
  );
});

test('a word with two meanings in one text is not offered to be replaced', () => {
  const text = 'As CO of 3 RIFLES I moved to Denver, CO, with 12 soldiers and wrote SITREPs';
  expect(
    phrasesIn({ id: '1', highlights: [text] } as never, 'military_exp.0').map(({ from }) => from),
  ).toEqual(['SITREPs']);
  expect(jargonIn(text).map(({ from }) => from)).toEqual(['CO', 'SITREPs']);
});
