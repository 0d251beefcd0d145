import type { Interview } from '../../../api/interviews.ts';
import { hasInterviewTerms, interviewFormats, interviewLabel } from '../../../machines/applicationStages.ts';
import type { InterviewDetailsView } from '../../../ui/interview/InterviewDetails.tsx';
import { momentText, otherClockText } from '../../../ui/interview/interviewTime.ts';
import type { InterviewAct } from './InterviewDialog.tsx';

export type OwnInterviewAction = InterviewAct | 'calendar';

interface OwnInterviewView {
  details: InterviewDetailsView;
  canConfirm: boolean;
  actions: { name: OwnInterviewAction; label: string }[];
}

interface Facts {
  interview: Interview;
  employer: string;
  locale: string;
}

function actionsOf({ status, allowed }: Interview): OwnInterviewView['actions'] {
  const isConfirmed = status === 'confirmed';
  const actions: [OwnInterviewAction, label: string, isPossible: boolean][] = [
    ['calendar', 'Add to calendar', isConfirmed],
    ['requested', isConfirmed ? 'Ask to move it' : 'Ask for other times', allowed.includes('requested')],
    ['declined', 'Decline interview', allowed.includes('declined')],
    ['cancelled', 'Cancel interview', allowed.includes('cancelled')],
  ];
  return actions.flatMap(([name, label, isPossible]) => (isPossible ? [{ name, label }] : []));
}

export function ownInterviewView({ interview, employer, locale }: Facts): OwnInterviewView {
  const { status, mode, message, message_by, allowed } = interview;
  const hasTerms = hasInterviewTerms(status);
  const author = message_by === 'veteran' ? 'You wrote' : `${employer} wrote`;
  return {
    details: {
      times: [],
      facts: hasTerms ? { interview, format: interviewFormats[mode] } : null,
      notes: [
        ...(hasTerms ? [] : [interviewLabel(status, locale)]),
        ...(message ? [`${author}: ${message}`] : []),
      ],
    },
    canConfirm: allowed.includes('confirmed'),
    actions: actionsOf(interview),
  };
}

interface InterviewTimesView {
  options: { value: string; label: string; hint?: string }[];
  /** Proposed times at which the veteran has another interview. */
  clashes: { at: string; text: string; applicationId: number }[];
}

export function interviewTimesView({ interview, employer, locale }: Facts): InterviewTimesView {
  const { times, other_zone } = interview;
  return {
    options: times.flatMap(({ at, is_open }) => {
      if (!is_open) return [];
      const theirs = otherClockText(at, locale, { other: other_zone });
      const hint = theirs && `${theirs} for ${employer}`;
      return [{ value: at, label: momentText(at, locale), ...(hint && { hint }) }];
    }),
    clashes: times.flatMap(({ at, clashing_application_id: applicationId }) =>
      applicationId === null ? [] : [{ at, text: momentText(at, locale), applicationId }],
    ),
  };
}
