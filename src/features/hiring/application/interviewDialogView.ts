import type { BusyTime } from '../../../api/interviews.ts';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { busyText, busyTimesOf, clashesOf } from './busyHours.ts';
import { type InterviewFields, isTimeEntered, momentOf } from './interviewFields.ts';

export type InterviewPurpose = 'invite' | 'propose' | 'move';

export interface InterviewDialogView {
  title: string;
  text: string;
  act: string;
  busy: BusyTime[];
  /** Why a time cannot be proposed, by the id of its row. */
  takenTexts: Record<number, string>;
  proposedText: string | null;
  /** An invitation without a time is sent without terms. */
  hasTerms: boolean;
}

interface PurposeText {
  title: (name: string) => string;
  text: string;
  act: string;
  despite: string;
}

const texts: Record<InterviewPurpose, PurposeText> = {
  invite: {
    title: (name) => `Invite ${name} to an interview`,
    text: 'Propose up to five times, and they choose one. You can leave out the times and propose them later.',
    act: 'Invite to interview',
    despite: 'Invite anyway',
  },
  propose: {
    title: (name) => `Propose interview times to ${name}`,
    text: 'Propose up to five times. They choose one, ask for others or decline.',
    act: 'Propose times',
    despite: 'Propose anyway',
  },
  move: {
    title: () => 'Move this interview',
    text: 'The agreed time is no longer valid, and they choose a new one.',
    act: 'Move interview',
    despite: 'Move anyway',
  },
};

interface Facts {
  purpose: InterviewPurpose;
  fields: InterviewFields;
  /** Of the caller, the applicant and all colleagues. */
  busyTimes: readonly BusyTime[];
  name: string;
  locale: string;
}

export function interviewDialogView(facts: Facts): InterviewDialogView {
  const { purpose, fields, busyTimes, name, locale } = facts;
  const { times, minutes, panel } = fields;
  const { title, text, act, despite } = texts[purpose];
  const busy = busyTimesOf(busyTimes, panel);
  const clashes = clashesOf(times, busy, Number(minutes));
  const taken = clashes.filter(({ clash }) => clash.status === 'confirmed');
  const proposed = clashes
    .filter(({ clash }) => clash.status === 'proposed')
    .map(({ time }) => momentText(momentOf(time).toISOString(), locale));
  return {
    title: title(name),
    text,
    act: proposed.length > 0 && taken.length === 0 ? despite : act,
    busy,
    takenTexts: Object.fromEntries(taken.map(({ time, clash }) => [time.id, busyText(clash, name, panel)])),
    proposedText:
      proposed.length > 0
        ? `Already proposed for another interview: ${proposed.join('; ')}. Whoever chooses first gets it.`
        : null,
    hasTerms: purpose !== 'invite' || isTimeEntered(times),
  };
}
