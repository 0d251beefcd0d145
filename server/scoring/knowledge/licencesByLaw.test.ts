import { expect, test } from 'vitest';
import { jobFeatures } from '../jobFeatures.ts';
import { licenceLabel } from './licences.ts';

test.each([
  ['Staff Nurse', 232, ['NMC registration']],
  ['Registered Nurse, ICU', 233, ['RN licence']],
  ['Dental Nurse', 232, []],
  ['HGV Driver, Class 1', 232, ['category C+E licence']],
  ['Tanker Driver', 232, ['category C licence']],
  ['Class A Truck Driver', 233, ['Class A CDL']],
  ['Gas Service Engineer', 232, ['Gas Safe registration']],
  ['Electrician', 232, ['18th Edition wiring qualification']],
  ['Apprentice Electrician', 232, []],
  ['Door Supervisor', 232, ['SIA licence']],
  ['Information Security Officer', 232, []],
  ['Maths Teacher', 232, ['teaching qualification']],
  ['Teaching Assistant', 232, []],
  ['Solicitor, Property', 232, ['licence to practise law']],
  ['B1 Licensed Engineer', 232, ['Part-66 licence']],
  ['Forklift Truck Driver', 232, []],
  ['Transport Manager', 232, ['Transport Manager CPC']],
] as const)(
  'the law asks for a licence of a %s in country %s, whether or not the job does: %j',
  (title, country_id, expected) => {
    const { licences } = jobFeatures({
      ...{ title, country_id, code: null, skills: [], requirements: [], responsibilities: [] },
    });
    expect(licences.map((licence) => licenceLabel(licence, 'en-GB'))).toEqual(expected);
  },
);

test('a licence that can be gained later is not asked for', () => {
  const requirements = ['A licence for heavy vehicles, or the wish to convert a military one'];
  const text = {
    title: 'LGV Driver, Class 1',
    country_id: 232,
    code: null,
    skills: [],
    responsibilities: [],
  };
  expect(jobFeatures({ ...text, requirements }).licences).toEqual([]);
});
