import { users } from '../db/schema/accounts.ts';
import { choice, dataFile, listOf, month, orNull, text, whole, yes } from '../formats/dataFiles.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';

const candidates = dataFile('server/seed/data/candidates.csv', {
  tenant: countryOfTenant,
  name: text,
  role_id: whole,
  nato_code: text,
  town: text,
  state: text,
  from: month,
  until: orNull(month),
  people_led: whole,
  availability: choice(...users.availability.enumValues),
  visibility: choice(...users.candidate_visibility.enumValues),
  skills: listOf(text),
  clearance: orNull(text),
  language: orNull(text),
  moves: yes,
});

export type DemoCandidate = ReturnType<typeof candidates>[number];

export const demoCandidatesIn = (country: DemoCountry): DemoCandidate[] => candidates().filter(isOf(country));
