// The words for what a company chooses from lists.
import type { Company } from './companies.ts';

export const commitmentLabels: Record<Company['veteran_commitment'], string> = {
  none: 'None yet',
  covenant_bronze: 'Armed Forces Covenant, bronze award',
  silver: 'Armed Forces Covenant, silver award',
  gold: 'Armed Forces Covenant, gold award',
  hire_vets: 'HIRE Vets Medallion',
};

export const companyTypeLabels: Record<Company['company_type'], string> = {
  startup: 'Startup',
  SMEs: 'Small or medium-sized business',
  MNC: 'Multinational',
  Government: 'Government or public sector',
  'Non-Profit': 'Charity or non-profit',
};

export const companySizeLabels: Record<Company['company_size'], string> = {
  '0-10': '10 people or fewer',
  '11-50': '11 to 50 people',
  '51-500': '51 to 500 people',
  '501-1000': '501 to 1,000 people',
  '>1001': 'More than 1,000 people',
};
