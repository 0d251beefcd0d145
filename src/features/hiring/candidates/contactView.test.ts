import { expect, test } from 'vitest';
import { type CompanyContact, contactView } from './contactView.ts';

const [fitter, driver, chef] = [
  { id: 1, title: 'Fitter' },
  { id: 2, title: 'Driver' },
  { id: 3, title: 'Chef' },
];

const applied = (job = fitter, status: 'submitted' | 'rejected' | 'hired' | 'withdrawn' = 'submitted') => ({
  ...{ id: 8, job, status },
});
const invited = (job = fitter, status: 'pending' | 'accepted' | 'declined' = 'pending') => ({
  ...{ id: 5, job, status, created_at: '2026-11-12T12:00:00Z' },
});

const shown = (contact: Partial<CompanyContact>, jobId?: number) => {
  const { statement, details, application, invite } = contactView(
    { application: null, invitation: null, ...contact },
    { jobId, locale: 'en-GB' },
  );
  return [[statement, ...details].filter(Boolean).join(' | '), application, invite?.label ?? null];
};
const page = '/recruiter/applications/8';

type Row = [what: string, Partial<CompanyContact>, number | undefined, ReturnType<typeof shown>];
const row = (text: string, ...rest: (string | null)[]) => [text, ...rest];

test.each<Row>([
  ['nothing', {}, undefined, row('', null, 'Invite to apply')],
  ['nothing, for a job', {}, 1, row('', null, 'Invite to apply')],
  [
    'an application',
    { application: applied() },
    undefined,
    row('They applied for Fitter', page, 'Invite to another job'),
  ],
  ['one for this job', { application: applied() }, 1, row('They applied', page, null)],
  [
    'one for another job',
    { application: applied() },
    2,
    row('They applied for Fitter', page, 'Invite to this job'),
  ],
  [
    'one that has ended',
    { application: applied(fitter, 'rejected') },
    1,
    row('They applied | That application is closed.', page, null),
  ],
  [
    'a withdrawn one',
    { application: applied(fitter, 'withdrawn') },
    1,
    row('They withdrew their application', page, null),
  ],
  [
    'a withdrawn one for another job',
    { application: applied(fitter, 'withdrawn') },
    2,
    row('They withdrew their application for Fitter', page, 'Invite to this job'),
  ],
  [
    'an invitation',
    { invitation: invited() },
    undefined,
    row(
      'You invited them to apply for Fitter on Thu, 12 Nov 2026 | They haven’t answered yet.',
      null,
      'Invite to another job',
    ),
  ],
  [
    'one to this job',
    { invitation: invited() },
    1,
    row('You invited them on Thu, 12 Nov 2026 | They haven’t answered yet.', null, null),
  ],
  [
    'an accepted one to another job',
    { invitation: invited(fitter, 'accepted') },
    2,
    row(
      'They accepted your invitation to apply for Fitter | You can see their name and contact details.',
      null,
      'Invite to this job',
    ),
  ],
  [
    'a declined one to this job',
    { invitation: invited(fitter, 'declined') },
    1,
    row('They declined your invitation', null, null),
  ],
  [
    'an application for the job of the invitation',
    { application: applied(), invitation: invited() },
    1,
    row('They applied', page, null),
  ],
  [
    'an invitation to this job and an application for another one',
    { application: applied(driver), invitation: invited() },
    1,
    row(
      'You invited them on Thu, 12 Nov 2026 | They haven’t answered yet. | They applied for Driver.',
      page,
      null,
    ),
  ],
  [
    'the same without a job',
    { application: applied(driver), invitation: invited() },
    undefined,
    row(
      'They applied for Driver | You invited them to apply for Fitter on Thu, 12 Nov 2026.',
      page,
      'Invite to another job',
    ),
  ],
  [
    'a hire, whatever else there is',
    { application: applied(chef, 'hired'), invitation: invited() },
    1,
    row('You hired them for Chef', page, null),
  ],
])('of %s', (_, contact, jobId, expected) => {
  expect(shown(contact, jobId)).toEqual(expected);
});

test('only somebody without any contact is invited first', () => {
  const isFirst = (contact: Partial<CompanyContact>, jobId?: number) =>
    contactView({ application: null, invitation: null, ...contact }, { jobId, locale: 'en-GB' }).invite
      ?.isFirst;
  expect([isFirst({}), isFirst({}, 1), isFirst({ invitation: invited() }, 2)]).toEqual([true, true, false]);
});
