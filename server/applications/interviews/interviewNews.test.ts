import { expect, test } from 'vitest';
import {
  cancelledSubject,
  employerInterviewNews,
  type InterviewNews,
  veteranInterviewNews,
} from './interviewNews.ts';

const news: InterviewNews = {
  interview: {
    ...{ times: [], at: new Date('2026-12-01T15:00:00Z'), minutes: 30 },
    ...{ mode: 'phone', place: null, link: null, message: null, message_by: null },
  },
  ...{ company: 'Northgate', job: 'Fitter', applicant: 'Sam Reed', panel: [], zone: null, countryId: 232 },
};

test('a cancelled interview is spelled as in the country of the job', () => {
  expect(veteranInterviewNews.cancelled(news).title).toBe('Northgate has cancelled your interview');
  const american = { ...news, countryId: 233 };
  expect(veteranInterviewNews.cancelled(american).title).toBe('Northgate has canceled your interview');
  expect(employerInterviewNews.withdrawn(american).title).toBe(
    'Sam Reed has withdrawn, so the interview is canceled',
  );
});

test('the mail that takes an entry out of a calendar says in its subject what was cancelled', () => {
  expect([
    cancelledSubject('Fitter', 232, false),
    cancelledSubject('Fitter', 233, false),
    cancelledSubject('Fitter', 232, true),
  ]).toEqual([
    'Interview cancelled: Fitter',
    'Interview canceled: Fitter',
    'Interview time cancelled: Fitter',
  ]);
});
