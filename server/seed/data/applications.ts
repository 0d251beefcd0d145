// How the invented applications of a tenant stand, and what veterans and recruiters wrote in them.
import type { ApplicationStatus, InterviewStatus, OfferStatus } from '../../../src/machines/application.ts';

/** 140 in all, and how many of each. */
export const seededStandings: [ApplicationStatus, number][] = [
  ['submitted', 30],
  ['viewed', 28],
  ['shortlisted', 18],
  ['interview', 14],
  ['offer', 6],
  ['hired', 8],
  ['rejected', 22],
  ['withdrawn', 8],
  ['expired', 6],
];

/** What the persona with everything has going, before the others get their turn. */
export const ofPersona: ApplicationStatus[] = ['interview', 'interview', 'submitted', 'shortlisted', 'viewed', 'offer', 'rejected'];

/** Of applications at the interview, in turn; null is one without proposed times. The first two are the persona’s. */
export const seededInterviews: (InterviewStatus | null)[] = [
  'confirmed', 'proposed', 'held', 'requested', 'proposed', 'confirmed', null, 'declined', 'cancelled', 'lapsed',
];

/** Of applications with an offer, in turn; the first is the persona’s. */
export const seededOffers: OfferStatus[] = ['made', 'accepted', 'declined', 'lapsed', 'withdrawn', 'made'];

export const interviewWords = {
  requested: 'I am at a course until Friday. Any day next week suits me.',
  declined: 'The commute would be longer than I thought. Thank you for the invitation.',
  cancelled: 'Our site manager is ill. We will be in touch.',
} as const;

export const offerWords = {
  accepted: 'Thank you. I look forward to joining the team.',
  declined: 'Thank you for the offer. I have decided to stay closer to home.',
  withdrawn: 'The contract that this job was for has ended early. We are sorry.',
} as const;

export const coverNotes = [
  'I have done this work in uniform for years and would like to do it for you. I can start after my leave.',
  'Your depot is twenty minutes from home, and the work is close to what my team did every day.',
  'I have run a small team under pressure and kept its paperwork straight. I learn new systems quickly.',
];

export const teamNotes = [
  'Calm on the phone, knows the equipment. Worth meeting.',
  'Asked good questions about the shifts. Check the driving licence.',
  'Strong on safety. Would need two weeks with our systems.',
];

export const employerNotes = [
  'Thank you for the time you took. We liked how you explained your work.',
  'We will call you this week to agree on a time.',
  null,
];

export const textAnswer = 'I want to stay in work where people rely on each other.';

export const offerHours = 'Full time, Monday to Friday';
export const offerConditions = 'Two satisfactory references and proof of your right to work.';
