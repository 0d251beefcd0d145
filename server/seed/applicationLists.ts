import {
  type InterviewStatus,
  interviewStatuses,
  type OfferMove,
  type OfferStatus,
  offerStatuses,
} from '../../src/machines/application.ts';
import { applications } from '../db/schema/applications.ts';
import { choice, dataFile, listOf, orNull, text, whole } from '../formats/dataFiles.ts';

export const standings = dataFile('server/seed/data/applicationStandings.csv', {
  status: choice(...applications.status.enumValues),
  count: whole,
  of_persona: listOf(whole),
});

const turns = dataFile('server/seed/data/applicationTurns.csv', {
  of: choice('interview', 'offer'),
  status: orNull(text),
});

export const interviewTurns = (): (InterviewStatus | null)[] =>
  turns().flatMap((row) => (row.of === 'interview' ? [statusIn(interviewStatuses, row.status)] : []));

export const offerTurns = (): OfferStatus[] =>
  turns().flatMap((row) => (row.of === 'offer' ? (statusIn(offerStatuses, row.status) ?? []) : []));

function statusIn<Status extends string>(statuses: readonly Status[], value: string | null): Status | null {
  if (value === null) return null;
  const status = statuses.find((allowed) => allowed === value);
  if (!status) throw new Error(`applicationTurns.csv: ${value} is no status`);
  return status;
}

const texts = dataFile('server/seed/data/applicationTexts.csv', {
  kind: choice(
    'cover_note',
    'team_note',
    'employer_note',
    'answer',
    'offer_hours',
    'offer_references',
    'offer_condition',
    'interview_requested',
    'interview_declined',
    'interview_cancelled',
    'offer_accepted',
    'offer_declined',
    'offer_withdrawn',
    'offer_unmet',
  ),
  text: orNull(text),
});

export const textsOf = (kind: ReturnType<typeof texts>[number]['kind']): (string | null)[] =>
  texts().flatMap((row) => (row.kind === kind ? [row.text] : []));

export const wordsAt = (part: 'interview' | 'offer', status: InterviewStatus | OfferMove): string | null =>
  texts().find(({ kind }) => kind === `${part}_${status}`)?.text ?? null;
