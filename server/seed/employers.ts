import { companies } from '../db/schema/companies.ts';
import { choice, dataFile, orNull, text, whole } from '../formats/dataFiles.ts';

const commitment = orNull(choice(...companies.veteran_commitment.enumValues));

export const employers = dataFile('server/seed/data/employers.csv', {
  domain: text,
  name: text,
  status: choice(...companies.status.enumValues),
  submitted: text,
  type: choice(...companies.company_type.enumValues),
  size_from: whole,
  size_to: orNull(whole),
  industry_id: whole,
  uk_city: text,
  us_city: text,
  uk_commitment: commitment,
  us_commitment: commitment,
  description: text,
  rejection_code: orNull(text),
  rejection_text: orNull(text),
});

export type Employer = ReturnType<typeof employers>[number];
