// The smallest lines in which a rewriting once said what was not so, or passed over a term in silence.
import { expect, test } from 'vitest';
import { unknownTerms } from '../hints/unknownTerms.ts';
import { rewriteByRules } from './rules.ts';

const service = { isService: true };
const suggestionOf = (line: string, mode: Parameters<typeof rewriteByRules>[1] = 'rephrase') =>
  rewriteByRules(line, mode, service).suggestion;

test.each([
  ['Wrote 3 failing SOPs', 'Wrote 3 failing standard operating procedures'],
  ['Did 1,100 flt servicings on Typhoon', 'Did 1,100 pre-flight and post-flight inspections on Typhoon'],
  ['Ran 150 UNREPs', 'Ran 150 replenishments at sea'],
])('many stay many: %s', (line, expected) => expect(suggestionOf(line)).toBe(expected));

test.each([
  ['Led 12 men in 2019, Plt Sgt in Kabul', 'Led 12 men in 2019, senior team leader in Kabul'],
  ['Patrolled with 96 SFS', 'Patrolled with 96 Security Forces Squadron'],
  ['3043 supply chief at Bagram', 'Supply chain specialist, supply supervisor at Bagram'],
])('the number of a year, a unit or a trade counts nothing: %s', (line, expected) =>
  expect(suggestionOf(line)).toBe(expected),
);

test.each([
  ['92Y supply NCO at Bagram', 'Unit supply specialist, supply non-commissioned officer at Bagram'],
  ['92Y training at Bagram', 'Unit supply specialist training at Bagram'],
])('a post after the code of a trade: %s', (line, expected) => expect(suggestionOf(line)).toBe(expected));

test.each([
  ['Imaged 400 NIPR/SIPR boxes', 'Imaged 400 military computer network boxes'],
  [
    'AGC (SPS) for 480 SP',
    'Adjutant General’s Corps (Army staff and personnel support) for 480 service personnel',
  ],
  ['LH(WS) on patrol', 'Leading hand (warfare) on patrol'],
  ['Plt Sgt w/ 14 men', 'Senior team leader with 14 men'],
  ['Fixed a XQT det', 'Fixed a XQT detachment'],
])('nouns and brackets within a phrase: %s', (line, expected) => expect(suggestionOf(line)).toBe(expected));

test('the country and the trade of the line decide what an abbreviation means', () => {
  expect(suggestionOf('Worked the gate as desk sgt for the PMO')).toMatch(/military police office$/);
  expect(suggestionOf('SDI for 310 recruits')).toBe('Senior drill instructor for 310 recruits');
  expect(suggestionOf('CDI on aircraft in VFA-41')).toMatch(/^Quality/);
  expect(rewriteByRules('Wrote the AMM plan', 'rephrase', service)).toMatchObject({
    suggestion: 'Wrote the AMM plan',
    unknown_terms: ['AMM'],
  });
});

test('a term that only the plain words of another explain is put in plain words, too', () => {
  expect(rewriteByRules('HM2, saw 3,100 pts', 'rephrase', service)).toMatchObject({
    suggestion: 'Medic (petty officer second class), saw 3,100 patients',
    unknown_terms: [],
  });
});

test('nobody is asked about our own plain words', () =>
  expect(rewriteByRules('Sgt Maj in one ITQ', 'shorten', service).unknown_terms).toEqual(['ITQ']));

test.each([
  [
    'professional',
    'CPO in HMS Vigilant, led 14 sailors',
    'As a chief petty officer in HMS Vigilant, led 14 sailors.',
  ],
  [
    'professional',
    'Medic in a tent, 3 trucks and 12 men, won a prize',
    'Medic in a tent, 3 trucks and 12 men, won a prize',
  ],
  [
    'persuasive',
    'Mechanic on nights, dedicated crew chief',
    'Mechanic on nights, dedicated aircraft maintenance team leader',
  ],
  ['professional', 'Ran the D7 and the camp', 'Ran the D7 and the camp'],
  ['persuasive', 'Ran the JPA system', 'Ran the HR and pay system'],
] as const)('%s: %s', (mode, line, expected) => expect(suggestionOf(line, mode)).toBe(expected));

test.each([
  ['Did F&A for 480 soldiers', ['F&A']],
  ['Cook on a 688', ['688']],
  ['Deployed with 3/5, 2 tours', ['3/5']],
  ['Served as 0317, all home', ['0317']],
  ['Ran 18 km and 31k mi from 0600 in 2019 with 3/5 of the team on a 1990', []],
])('a number that is a name is asked about: %s', (line, expected) =>
  expect(unknownTerms(line, service)).toEqual(expected),
);

test('the place in the plain words of a term asks for no place after it', () =>
  expect(suggestionOf('Rig captain for UNREP and CFL for 180 sailors')).toBe(
    'Rig captain for a replenishment at sea and command fitness leader for 180 sailors',
  ));
