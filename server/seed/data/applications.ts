// How the invented applications of a tenant stand, and what veterans and recruiters wrote in them.
import type { ApplicationStatus } from '../../../src/machines/application.ts';

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
export const ofPersona: ApplicationStatus[] = ['interview', 'submitted', 'shortlisted', 'viewed', 'offer', 'rejected'];

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
