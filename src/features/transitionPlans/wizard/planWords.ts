import { pageLocale } from '../../../ui/intl.ts';

const british = {
  programme: 'resettlement programme',
  reservist: 'Yes, as a reservist',
  redundancy: 'Redundancy',
  qualification: 'Qualification you’re aiming for',
  qualificationRequired: 'Enter the qualification you’re aiming for',
  partDegree: 'Foundation degree',
  schools: 'Universities and colleges on your list',
  anySchool: 'university or college',
  priorLearning: 'Universities and colleges may count it towards your qualification.',
  credentials: 'Qualifications, permits and clearances. One per line.',
  housing: 'When does your service housing end? Will you rent or buy?',
  healthCover: 'Health cover',
  adviser: 'Resettlement adviser',
  advisersEmail: 'Adviser’s email',
  yourAdviser: 'your adviser',
};

export type PlanWords = typeof british;

const american: PlanWords = {
  programme: 'transition program',
  reservist: 'Yes, in the Reserve or National Guard',
  redundancy: 'Involuntary separation',
  qualification: 'Degree or certificate you’re aiming for',
  qualificationRequired: 'Enter the degree or certificate you’re aiming for',
  partDegree: 'Associate degree',
  schools: 'Schools on your list',
  anySchool: 'school',
  priorLearning: 'Schools may count it toward your degree or certificate.',
  credentials: 'Licenses, certifications and clearances. One per line.',
  housing: 'When does your military housing end? Will you rent or buy?',
  healthCover: 'Health coverage',
  adviser: 'Transition counselor',
  advisersEmail: 'Counselor’s email',
  yourAdviser: 'your counselor',
};

export const planWords = (): PlanWords => (pageLocale() === 'en-US' ? american : british);

/** How the other country pays for study: not offered, but shown where it was chosen. */
export const foreignFunding = (): readonly string[] =>
  pageLocale() === 'en-US' ? ['enhanced_learning_credits', 'standard_learning_credit'] : ['gi_bill'];
