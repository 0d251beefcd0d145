import { expect, test } from 'vitest';
import { rewriteByRules } from '../rewrite/rules.ts';

const plain = (line: string) => rewriteByRules(line, 'rephrase').suggestion;

test.each([
  [
    'FST Comd in 29 Cdo, called in CAS for 6 weeks',
    'Fire support team leader in 29 Commando, called in close air support for 6 weeks',
  ],
  [
    'Medics of the FST treated 40 patients at Camp Bastion',
    'Medics of the field hospital treated 40 patients at Camp Bastion',
  ],
  [
    'SK2 ran HAZMAT, OPTAR of $900K and COSAL validation',
    'Storekeeper (petty officer second class) ran hazardous materials, operating budget of $900K and ship’s parts list validation',
  ],
  [
    'LCpl Mov Con, booked 3,000 pax on trooper flights',
    'Lance corporal movement controller, booked 3,000 people on military charter flights',
  ],
  [
    'Flt Lt, OC PSF at a MOB, ran 4 flts and 55 pers',
    'Flight lieutenant, commander of the personnel services flight at a main operating base, ran 4 flights and 55 people',
  ],
  [
    'Posted to PJHQ as SO3 J4, wrote the CSS annex to 5 OPLANs',
    'Posted to joint forces headquarters as junior staff officer (logistics), wrote the combat service support annex to 5 operational plans',
  ],
])('the words nearby decide: %s', (line, expected) => expect(plain(line)).toBe(expected));

test('two terms with the same plain words say them once, and what the line repeats stays', () => {
  expect(plain('Recruiter, 79R: wrote 64 contracts for MEPS.')).toBe(
    'Recruiter: wrote 64 contracts for a military entrance processing station.',
  );
  expect(plain('Trained soldiers, soldiers and more soldiers for the Sgt')).toContain('soldiers, soldiers');
});

test.each([
  'Built the BOSS module of an SAP system in Leeds',
  'Repaired 3M adhesive dispensers for 40 clients',
  'Wrote a CMS in WordPress and PHP for a bakery',
  'Served as ASP.NET developer at a bank',
  'Ran the CRM for a retail chain of 12 shops',
  'Sold LSV lighting to 30 theatres',
  'Managed a team of 12 at the pers care home',
  'Baked 40 trays of serials and oats',
])('a civilian line stays as it is: %s', (line) => expect(plain(line)).toBe(line));
