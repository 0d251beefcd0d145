import { expect, test } from 'vitest';
import { singular } from './lexemes.ts';
import { readSearch } from './readSearch.ts';

const tenants = { uk: 232, us: 233 } as const;
type Tenant = keyof typeof tenants;
const read = (tenant: Tenant, text: string) => readSearch(text, { countryId: tenants[tenant] });

const meaningsOf = (tenant: Tenant, text: string) =>
  read(tenant, text).meanings.map(({ written, as, means }) => [
    written,
    as,
    ...means.map(({ label }) => label),
  ]);

// As recruiters of each country and the forces write them; by hand.
test.each([
  ['uk', 'H&S', 'health and safety'],
  ['uk', 'h & s adviser', 'health and safety'],
  ['us', 'EHS manager', 'environment, health and safety'],
  ['uk', 'HGV', 'lorry driving'],
  ['uk', 'C+E', 'articulated lorry driving'],
  ['uk', 'Cat C driver', 'rigid lorry driving'],
  ['uk', 'Class 2', 'rigid lorry driving'],
  ['uk', 'FLT', 'forklift driving'],
  ['uk', 'QA', 'quality assurance'],
  ['us', 'QA', 'quality assurance'],
  ['us', 'EA', 'executive assistant'],
  ['uk', 'M&E', 'mechanical and electrical work'],
  ['uk', 'R&D', 'research and development'],
  ['us', 'CDL-A', 'truck driving (Class A)'],
  ['us', 'A&P', 'airframe and powerplant mechanic'],
  ['us', 'rn', 'registered nurse'],
  ['us', 'TS/SCI', 'work with a Top Secret clearance'],
] as const)('%s: %s is a short form of “%s”', (tenant, text, label) => {
  expect(meaningsOf(tenant, text).map(([, as, ...labels]) => [as, labels])).toEqual([
    ['short_form', [label]],
  ]);
});

test('a form with several meanings has them all, each with a search of its own', () => {
  expect(read('uk', 'senior PM').meanings).toEqual([
    {
      written: 'PM',
      as: 'short_form',
      means: [
        { label: 'project manager', search: 'project manager' },
        { label: 'product manager', search: 'product manager' },
      ],
    },
  ]);
  expect(meaningsOf('us', 'PA')).toEqual([['PA', 'short_form', 'physician assistant', 'personal assistant']]);
  expect(meaningsOf('uk', 'PA')).toEqual([['PA', 'short_form', 'personal assistant']]);
});

test.each([
  ['uk', 'Royal Logistic Corps', 'RLC'],
  ['uk', 'Royal Engineers', 'sapper'],
  ['uk', 'Royal Electrical and Mechanical Engineers', 'REME'],
  ['uk', 'Corporal REME', 'REME'],
  ['uk', 'sigs', 'Royal Signals'],
  ['us', 'coastie', 'US Coast Guard'],
  ['uk', 'Army Medical Corps', 'RAMC'],
  ['us', 'Navy Seabees', 'Seabees'],
  ['us', 'US Army Signal Corps', 'Signal Corps'],
  ['us', '88M20', '88M'],
  ['uk', '11B2P', '11B'],
  ['us', 'MOS 0311', '0311'],
  ['us', '11 bravo', '11B'],
] as const)('%s: %s is the work of %s', (tenant, text, other) => {
  const [first, second] = [read(tenant, text), read(tenant, other)];
  expect(first.kinds.length).toBeGreaterThan(0);
  expect([first.kinds, first.rest]).toEqual([second.kinds, []]);
});

test('a code of letters counts only in its country, in capitals, and not where it is a short form or has a sign', () => {
  expect(read('us', 'YN').kinds).toEqual(['officeWork']);
  expect([read('uk', 'YN').kinds, read('us', 'yn').kinds, read('uk', 'HM').kinds]).toEqual([[], [], []]);
  expect([read('uk', 'H&S').kinds, read('uk', 'C+E').kinds]).toEqual([['healthAndSafety'], ['truckDriving']]);
});

test('a rank alone is work that leads people, and next to other words it is left out', () => {
  expect(meaningsOf('uk', 'Sergeant Major')).toEqual([
    ['Sergeant Major', 'rank', 'managing operations and specialists'],
  ]);
  expect(meaningsOf('uk', 'Petty Officer')).toEqual([
    ['Petty Officer', 'rank', 'supervising and managing teams'],
  ]);
  expect(meaningsOf('us', 'Corporal')).toEqual([['Corporal', 'rank', 'leading a small team']]);
  expect(read('uk', 'Sergeant vehicle mechanic').terms).toEqual([['vehicle'], ['mechanic']]);
  for (const title of ['general manager', 'private hire driver', 'major projects manager']) {
    expect([title, meaningsOf('uk', title)]).toEqual([title, []]);
  }
});

test.each([
  ['part time', ['part time'], []],
  ['Part-time driver', ['part time'], ['driver']],
  ['remote project manager', ['remote'], ['project', 'manager']],
  ['work from home', ['remote'], []],
  ['fixed term contract', ['contract', 'contract'], []],
  ['hybrid', ['hybrid'], []],
  ['on-site', ['on site'], []],
  ['temp', ['temporary'], []],
  ['permanent', ['permanent'], []],
  ['apprenticeship', ['apprenticeship'], []],
  ['graduate engineer', ['graduate'], ['engineer']],
  ['entry level', ['no experience needed'], []],
  ['contract specialist', [], ['contract', 'specialist']],
  ['remote pilot', [], ['remote', 'pilot']],
  ['night shift', [], ['night shift']],
])('%s is read as the kind of job %j and the words %j', (text, patterns, words) => {
  const reading = read('uk', text);
  expect([
    reading.patterns.map(({ pattern }) => pattern),
    reading.terms.map(([typed]) => typed?.toLowerCase()),
  ]).toEqual([patterns, words]);
});

test.each([
  ['tech', ['tech', 'technician'], []],
  ['mgr', ['mgr', 'manager'], []],
  ['ops', ['ops', 'operations'], []],
  ['asst', ['asst', 'assistant'], []],
  ['plumbing', ['plumbing', 'plumber'], ['heating']],
  ['medic', ['medic'], ['emergencyCare']],
  ['engine', ['engine'], []],
  ['operator', ['operator'], []],
])('%s is looked for as %j and names the work %j', (text, term, kinds) => {
  const reading = read('uk', text);
  expect([reading.terms, reading.kinds]).toEqual([[term], kinds]);
});

test.each([
  ['uk', '£40k', [4_000_000, 'year'], []],
  ['uk', 'driver 60k', [6_000_000, 'year'], ['driver']],
  ['uk', 'plant operator £15.50 per hour', [1550, 'hour'], ['plant', 'operator']],
  ['uk', 'welder £18ph', [1800, 'hour'], ['welder']],
  ['uk', 'contractor £500 a day', [50_000, 'day'], []],
  ['uk', 'chef £600/week', [3_120_000, 'year'], ['chef']],
  ['uk', 'engineer £30-40k', [3_000_000, 'year'], ['engineer']],
  ['uk', 'manager over 45,000 pa', [4_500_000, 'year'], ['manager']],
  ['uk', 'site manager 50k birmingham', [5_000_000, 'year'], ['site', 'manager', 'birmingham']],
  ['uk', 'class 2 driver £14 an hour leeds', [1400, 'hour'], ['class 2', 'driver', 'leeds']],
  ['uk', '£40k jobs', [4_000_000, 'year'], []],
  ['us', 'forklift $25/hr nights', [2500, 'hour'], ['forklift', 'nights']],
  ['us', '$30 an hour', [3000, 'hour'], []],
  ['us', 'nurse $30/hr', [3000, 'hour'], ['nurse']],
  ['us', '68K', null, ['68k']],
  ['us', 'MOS 68K', null, ['68k']],
  ['us', '401k administrator', null, ['401k', 'administrator']],
  ['uk', 'plumber $30 an hour', null, ['plumber', '$30', 'an', 'hour']],
  ['uk', '7.5 tonne driver', null, ['7.5', 'tonne', 'driver']],
  ['uk', '37.5 hours a week', null, ['37.5', 'hours', 'a', 'week']],
  ['us', 'F-16 mechanic', null, ['f', '16', 'mechanic']],
  ['us', '24/7 security', null, ['24', '7', 'security']],
] as const)('%s: the pay of “%s” is %j, and the words are %j', (tenant, text, pay, words) => {
  const reading = read(tenant, text);
  expect([
    reading.pay && [reading.pay.amount, reading.pay.per],
    reading.terms.map(([typed = '']) => typed.toLowerCase()),
  ]).toEqual([pay, words]);
});

test('pay is said as it was read', () => {
  expect(meaningsOf('uk', 'driver 60k')).toEqual([['60k', 'pay', 'pay of at least £60,000 per year']]);
  expect(meaningsOf('us', '$17.25/hr')).toEqual([['$17.25/hr', 'pay', 'pay of at least $17.25 per hour']]);
});

// As the Postal Service writes addresses.
test.each([
  ['us', 'Denver CO', [['CO', 'place', 'Colorado']]],
  ['us', 'Norfolk, VA electrician', [['VA', 'place', 'Virginia']]],
  ['us', 'truck driver tx', [['tx', 'place', 'Texas']]],
  ['us', 'welder OK', [['OK', 'place', 'Oklahoma']]],
  ['us', 'nurse VA', [['VA', 'place', 'Virginia', 'Veterans Affairs']]],
  ['us', 'VA', [['VA', 'short_form', 'Veterans Affairs']]],
  ['us', 'senior PA', [['PA', 'short_form', 'physician assistant', 'personal assistant']]],
  ['us', 'work in security', []],
  ['uk', 'co-pilot', []],
  ['uk', 'security CO', [['CO', 'short_form', "commanding officer's work: running an organisation"]]],
] as const)('%s: the letters in “%s” are %j', (tenant, text, meanings) => {
  expect(meaningsOf(tenant, text)).toEqual(meanings);
});

test.each([
  ['uk', 'HVAC technician', ['heating'], []],
  ['uk', 'infantry soldier', ['soldiering'], []],
  ['uk', 'soldier', ['soldiering'], []],
  ['uk', 'forklift operator', ['warehouseWork'], []],
  ['uk', 'forklift truck driver', ['warehouseWork'], []],
  ['uk', 'warehouse work', ['warehouseWork'], []],
  ['uk', 'Royal Signals technician', ['telecoms', 'networks', 'itSupport', 'cyber'], []],
  ['uk', 'land surveyor', ['surveying'], []],
  ['uk', 'crane driver', ['craneOperation'], []],
  ['uk', 'train driver', [], []],
  ['us', 'database administrator', ['networks'], []],
  ['uk', 'carpenter and joiner', ['buildingTrades'], []],
  ['us', 'logistics coordinator San Antonio', ['supplyChain'], ['San', 'Antonio']],
  ['us', 'Norfolk VA electrician', ['electrical'], ['Norfolk', 'VA']],
  ['us', 'aviation mechanic Jacksonville', ['aircraftMaintenance'], ['Jacksonville']],
  ['uk', 'train driver Leeds', [], ['Leeds']],
  ['uk', 'air con engineer', ['heating'], []],
  ['us', 'auto tech', ['carRepair'], []],
  ['us', 'auto parts manager', ['supplyChain', 'sales'], []],
  ['us', 'auto parts manager Denver', ['supplyChain', 'sales'], ['Denver']],
  ['us', 'elevator mechanic Chicago', ['machineryMaintenance', 'electrical'], ['Chicago']],
  ['uk', 'site manager Birmingham', ['siteSupervision'], ['Birmingham']],
  ['uk', 'signaller', ['telecoms'], []],
  ['uk', 'REME vehicle mechanic civvy job', ['heavyVehicleRepair'], []],
  ['uk', 'looking for forklift work', ['warehouseWork'], []],
  ['uk', 'submarine engineer', ['nuclear', 'marineEngineering', 'powerPlant', 'electronics'], []],
  ['uk', '1st line support', ['itSupport'], []],
  ['uk', '360 operator', ['plantOperation'], []],
  ['us', 'class a driver', ['truckDriving'], []],
  ['us', 'Security+ jobs', ['cyber'], []],
  ['uk', 'quality inspector', [], ['quality', 'inspector']],
  ['uk', 'logistics co-ordinator', ['supplyChain'], []],
  ['uk', 'postie', ['vanDriving'], []],
  ['uk', 'doorman Leeds', ['guarding'], ['Leeds']],
] as const)('%s: “%s” is work of %j that must also have %j', (tenant, text, kinds, rest) => {
  const reading = read(tenant, text);
  expect([reading.kinds, reading.rest.map(([typed]) => typed)]).toEqual([kinds, rest]);
});

test('a published title counts without the town next to it', () => {
  expect(read('uk', 'zookeeper Bristol')).toMatchObject({ kinds: ['animals'], rest: [['Bristol']] });
  expect(read('uk', 'Reading xylographer').kinds).toEqual([]);
});

test('what a role knows a little of is near to its work, and not the work', () => {
  const { kinds, near } = read('us', 'HM-8404');
  expect([kinds, near]).toEqual([
    ['emergencyCare', 'paramedics'],
    ['healthAndSafety', 'nursing'],
  ]);
});

test('a rank alone names who holds it: services and bands', () => {
  const [navy, usNavy, coastGuard] = [101, 113, 116];
  expect(read('uk', 'Petty Officer').ranks).toEqual([
    { group: 'senior_nco', services: [navy, usNavy, coastGuard] },
  ]);
  // In the Air Force, it is a junior rank.
  expect(read('us', 'Staff Sergeant').ranks.map(({ group }) => group)).toEqual(['senior_nco', 'junior']);
  expect(read('uk', 'Sergeant vehicle mechanic').ranks).toEqual([]);
});

test('only a plural is cut from a word', () => {
  const words = [
    'drivers',
    'companies',
    'buses',
    'matches',
    'analysis',
    'gas',
    'class',
    'engine',
    'engineers',
    'c1s',
  ];
  expect(words.map(singular)).toEqual([
    ...['driver', 'company', 'buse', 'match', 'analysis', 'gas', 'class', 'engine', 'engineer', 'c1s'],
  ]);
});
