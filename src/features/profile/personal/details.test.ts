import { expect, test } from 'vitest';
import { aRecruiter, aUser } from '../../../../tests/support/unit/people.ts';
import { detailsSchema, toDetails, toProfileFields } from './details.ts';

const leah = aUser({
  user_details: {
    middle_name: 'Mae',
    phone_number: '7700900482',
    country_code: '+44',
    state: { id: 2336, name: 'England' },
    city: { id: 51, name: 'Bristol' },
    headline: 'Network operations team leader',
  },
});
const details = toDetails(leah);

test('what is stored is in the form, and goes back as it came', () => {
  expect(details).toEqual({
    first_name: 'Leah',
    middle_name: 'Mae',
    last_name: 'Bennett',
    job_title: '',
    headline: 'Network operations team leader',
    phone: { country_code: '+44', phone_number: '7700900482' },
    state_id: '2336',
    city: { id: 51, title: 'Bristol' },
  });
  expect(toProfileFields(details, 'veteran')).toEqual({
    first_name: 'Leah',
    middle_name: 'Mae',
    last_name: 'Bennett',
    phone_number: '7700900482',
    country_code: '+44',
    state_id: 2336,
    city: 51,
    headline: 'Network operations team leader',
  });
});

test('a recruiter has a job title and no headline', () => {
  const claire = toDetails(aRecruiter({ job_title: 'Talent partner' }));
  expect(toProfileFields(claire, 'recruiter')).toEqual({
    first_name: 'Claire',
    middle_name: null,
    last_name: 'Reid',
    phone_number: null,
    country_code: null,
    state_id: null,
    city: null,
    job_title: 'Talent partner',
  });
});

test('the calling code of the country is offered where there is no number yet', () => {
  const codes = [232, 233, 75].map(
    (id) => toDetails(aUser({ user_details: { country: { id, name: '' } } })).phone.country_code,
  );
  expect(codes).toEqual(['+44', '+1', '+44']);
});

async function problems(role: 'veteran' | 'recruiter', change: Partial<typeof details>) {
  const { error } = await detailsSchema(role).safeParseAsync({ ...details, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('each field says what to do', async () => {
  expect(await problems('veteran', {})).toEqual([]);
  expect(await problems('veteran', { last_name: ' ' })).toEqual([]);
  expect(
    await problems('veteran', {
      first_name: ' ',
      last_name: '007',
      middle_name: 'm'.repeat(61),
      headline: 'h'.repeat(121),
      phone: { country_code: '+44', phone_number: '12' },
    }),
  ).toEqual([
    'first_name: Enter your first name',
    'middle_name: Use 60 characters or fewer',
    'last_name: Your last name can’t only contain numbers',
    'headline: Use 120 characters or fewer',
    'phone: Enter a full phone number, such as 07700 900123, or leave it empty',
  ]);
  expect(await problems('veteran', { phone: { country_code: '+1', phone_number: '' } })).toEqual([]);
  expect(await problems('recruiter', { job_title: ' ' })).toEqual(['job_title: Enter your job title']);
  expect(await problems('recruiter', { job_title: 't'.repeat(81) })).toEqual([
    'job_title: Use 80 characters or fewer',
  ]);
});
