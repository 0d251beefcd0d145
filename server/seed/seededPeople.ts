import { users } from '../db/schema/accounts.ts';
import { choice, dataFile, orNull, text, yes } from '../formats/dataFiles.ts';
import type { DemoCountry } from './demoCountry.ts';

export const seededPeople = dataFile('server/seed/data/people.csv', {
  email: text,
  role: choice('veteran', 'recruiter'),
  status: choice(...users.status.enumValues),
  uk_name: text,
  us_name: text,
  is_admin: yes,
  is_tenant_admin: yes,
  job_title: orNull(text),
  message: orNull(text),
  persona: orNull(text),
  state: orNull(text),
});

export function namesIn(country: DemoCountry, person: { uk_name: string; us_name: string }) {
  const [first_name = '', last_name = ''] = person[country === 233 ? 'us_name' : 'uk_name'].split(' ');
  return { first_name, last_name };
}
