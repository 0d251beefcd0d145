// What a transition plan calls things in each country: in its wizard, on its page and on paper.

const british = {
  programme: 'resettlement programme',
  reservist: 'Yes, as a reservist',
  redundancy: 'Redundancy',
  left: 'Left the forces',
  qualification: 'Qualification you’re aiming for',
  qualificationRequired: 'Enter the qualification you’re aiming for',
  partDegree: 'Foundation degree',
  schools: 'Universities and colleges',
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
  left: 'Left the military',
  qualification: 'Degree or certificate you’re aiming for',
  qualificationRequired: 'Enter the degree or certificate you’re aiming for',
  partDegree: 'Associate degree',
  schools: 'Schools',
  anySchool: 'school',
  priorLearning: 'Schools may count it toward your degree or certificate.',
  credentials: 'Licenses, certifications and clearances. One per line.',
  housing: 'When does your military housing end? Will you rent or buy?',
  healthCover: 'Health coverage',
  adviser: 'Transition counselor',
  advisersEmail: 'Counselor’s email',
  yourAdviser: 'your counselor',
};

export const planWordsIn = (locale: string): PlanWords => (locale === 'en-US' ? american : british);
