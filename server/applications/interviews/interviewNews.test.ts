import { expect, test } from 'vitest';
import {
  employerInterviewNews,
  type InterviewNews,
  removedNews,
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

test('the mail that takes an entry out of a calendar names the other side, the job and the time', () => {
  const [moved, cancelled] = [true, false].map((isMoved) => removedNews(news, 'Sam Reed', isMoved));
  expect([moved, cancelled]).toEqual([
    {
      type: 'interview_cancelled',
      title: 'Interview moved: Sam Reed, Fitter',
      body: 'It was on Tuesday, 1 December 2026 at 15:00 GMT. This removes it from your calendar.\nSam Reed will choose a new time.',
    },
    {
      type: 'interview_cancelled',
      title: 'Interview cancelled: Sam Reed, Fitter',
      body: 'It was on Tuesday, 1 December 2026 at 15:00 GMT. This removes it from your calendar.',
    },
  ]);
  expect(removedNews(news, 'Northgate', true).body).toMatch(/\nNorthgate will propose other times\.$/);
  expect(removedNews({ ...news, countryId: 233 }, 'Northgate', false).title).toBe(
    'Interview canceled: Northgate, Fitter',
  );
});

test('a length is given in the mails as on the pages', () => {
  const body = (minutes: number) =>
    veteranInterviewNews.due({ ...news, interview: { ...news.interview, minutes } }).body.split('\n')[2];
  expect([30, 60, 90].map(body)).toEqual([
    'By phone, 30 minutes.',
    'By phone, 1 hour.',
    'By phone, 1½ hours.',
  ]);
});
