/** Apart from the chart, which most pages don't need. */
export const openApplicationStatuses = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;
export const applicationStatuses = [
  ...openApplicationStatuses,
  'hired',
  'inactive',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export type OpenApplicationStatus = (typeof openApplicationStatuses)[number];

/** An undecided application is at an open stage, or was set aside after 30 days without a step. */
export const undecidedStatuses = [...openApplicationStatuses, 'inactive'] as const;
export type UndecidedStatus = (typeof undecidedStatuses)[number];

export const isUndecided = (status: ApplicationStatus): status is UndecidedStatus =>
  undecidedStatuses.some((undecided) => undecided === status);

/** `made` waits for an answer. `conditional` is accepted, with conditions not yet all met. The last four have ended. */
export const offerStatuses = [
  'made',
  'accepted',
  'conditional',
  'declined',
  'lapsed',
  'withdrawn',
  'unmet',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const offerMoves = [
  'amended',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
  'checked',
  'unmet',
  'moved',
] as const;
export type OfferMove = (typeof offerMoves)[number];

/** While an offer is pending, the application can be neither rejected nor closed by the calendar. */
export const isOfferPending = (offer: OfferStatus | null) =>
  offer === 'made' || offer === 'accepted' || offer === 'conditional';

/** An offer that has ended brings the application back to the decision after its interview, where it counts. */
export const stageOf = ({
  status,
  offer_status,
}: Pick<Stage, 'status' | 'offer_status'>): ApplicationStatus =>
  status === 'offer' && offer_status && !isOfferPending(offer_status) ? 'interview' : status;

/** `held` and `lapsed` follow from the clock: a confirmed interview is over, or the last proposed time has passed unanswered. */
export const interviewStatuses = [
  'proposed',
  'requested',
  'confirmed',
  'held',
  'lapsed',
  'declined',
  'cancelled',
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** While an interview is pending, the application can be neither rejected nor moved on. */
export const isInterviewPending = (interview: InterviewStatus | null) =>
  interview === 'proposed' || interview === 'confirmed';

export const wayOfApplication = [...openApplicationStatuses, 'hired'] as const;

/**
 * The stages before the current one that the application went through. An interview counts once it was held, or led to an offer
 * without having been arranged here; an offer counts unless it has ended.
 */
export function passedStages(
  application: Stage,
  steps: readonly { to: ApplicationStatus }[],
): OpenApplicationStatus[] {
  const { offer_status, interview_status } = application;
  const current = (wayOfApplication as readonly string[]).indexOf(stageOf(application));
  const isReached = (stage: OpenApplicationStatus) => steps.some(({ to }) => to === stage);
  const isPassed = (stage: OpenApplicationStatus) => {
    if (stage === 'interview')
      return interview_status === 'held' || (interview_status === null && isReached('offer'));
    return stage !== 'offer' || offer_status === null || isOfferPending(offer_status);
  };
  return openApplicationStatuses.filter(
    (stage, place) =>
      (current < 0 || place < current || (place === current && stage !== application.status)) &&
      isReached(stage) &&
      isPassed(stage),
  );
}

type StageWords = Record<ApplicationStatus, string>;

const ofVeteran: StageWords = {
  submitted: 'Sent',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  inactive: 'Inactive',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
  expired: 'No answer',
};

export const stageWords: Record<'veteran' | 'employer', StageWords> = {
  veteran: ofVeteran,
  employer: { ...ofVeteran, submitted: 'New' },
};

const offerLabels: Record<OfferStatus, string> = {
  made: 'Offer',
  accepted: 'Offer accepted',
  conditional: 'Conditions pending',
  declined: 'Offer declined',
  lapsed: 'Offer expired',
  withdrawn: 'Offer withdrawn',
  unmet: 'Conditions not met',
};

const offerStepLabels: Partial<Record<OfferMove, string>> = {
  amended: 'Offer changed',
  checked: 'Condition checked',
  moved: 'Start date moved',
};

export const offerStepLabel = (move: OfferMove): string =>
  offerStepLabels[move] ?? offerLabels[move as OfferStatus];

export const cancelledIn = (locale: string) => (locale === 'en-US' ? 'canceled' : 'cancelled');

const interviewLabels: Record<Exclude<InterviewStatus, 'cancelled'>, string> = {
  proposed: 'Interview proposed',
  requested: 'New times requested',
  confirmed: 'Interview confirmed',
  held: 'Interview held',
  lapsed: 'Interview times passed',
  declined: 'Interview declined',
};

/** Of a step that proposes times after others, whatever became of those. */
export const renewedLabel = 'New interview times proposed';

export const interviewLabel = (status: InterviewStatus, locale: string): string =>
  status === 'cancelled' ? `Interview ${cancelledIn(locale)}` : interviewLabels[status];

export const interviewFormats = { in_person: 'In person', video: 'By video', phone: 'By phone' } as const;

/** From one hour on, in hours. */
export function lengthText(minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return `${minutes} minutes`;
  if (minutes === 60) return '1 hour';
  return `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? '½' : ''} hours`;
}

/** An interview with any other status has no valid time and place. */
export const hasInterviewTerms = (interview: InterviewStatus) =>
  isInterviewPending(interview) || interview === 'held';

interface Stage {
  status: ApplicationStatus;
  offer_status: OfferStatus | null;
  interview_status: InterviewStatus | null;
}

/** Of one that ends after an offer, for which “Not chosen” or “No answer” would be wrong. */
export const closedLabel = 'Application closed';

export function stageLabel(
  viewer: 'veteran' | 'employer',
  { status, offer_status, interview_status }: Stage,
  locale: string,
): string {
  if ((status === 'rejected' || status === 'expired') && offer_status) return closedLabel;
  if (status === 'offer' && offer_status) return offerLabels[offer_status];
  if (status === 'interview' && interview_status) return interviewLabel(interview_status, locale);
  return stageWords[viewer][status];
}

/** In days. A longer wait is highlighted. */
export const longWait = 7;

/** How long an application has waited for the company, from and to how many full days. */
export const waitAges = {
  short: { from: 0, to: 3 },
  week: { from: 4, to: longWait },
  long: { from: longWait + 1, to: null },
} as const;
export type WaitAge = keyof typeof waitAges;

export const waitAgeWords: Record<WaitAge, string> = {
  short: 'Up to 3 days',
  week: '4 to 7 days',
  long: 'More than 7 days',
};

interface Wait {
  // Null while too few applications show how long it takes.
  typical_days: number | null;
  waiting_days: number | null;
}

export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export function usualText({ typical_days: typical, waiting_days: waited }: Wait): string | null {
  if (typical === null) return null;
  const usual = `Usually ${days(typical)} until the next step`;
  return waited !== null && waited > typical ? `${usual}. This one has taken ${waited} so far` : usual;
}

export function usualAtStage(typical: number | null, longest: number | null): string {
  if (typical === null) return '';
  return longest !== null && longest > typical
    ? `usually ${days(typical)}; the longest wait now is ${days(longest)}`
    : `usually ${days(typical)}`;
}

export const revivalText = (reviveBy: string | null): string =>
  reviveBy
    ? `The job has closed. You can make it active again until ${reviveBy}. Active or not, it ends then unless a decision has been made.`
    : 'If the job closes, you have 30 days after that to make it active again.';

export const waitEndText = (leadsTo: 'inactive' | 'expired', day: string): string =>
  leadsTo === 'inactive'
    ? `If no step is taken, this application becomes inactive on ${day}.`
    : `Unless a decision is made before, this application ends on ${day}.`;
