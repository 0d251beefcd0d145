import type { Offer, OfferAnswer } from '../../../api/offers.ts';
import { withLabels } from '../../../machines/offerConditions.ts';
import { daysUntil, onDateText } from '../../../ui/calendar.ts';
import { changeNotes } from '../../../ui/offer/changeNotes.ts';
import { letterWarning } from '../../../ui/offer/letterWarning.ts';
import type { OfferDetailsView } from '../../../ui/offer/OfferDetails.tsx';

export type OwnOfferAction = OfferAnswer['answer'] | 'letter';

interface OwnOfferView extends OfferDetailsView {
  title: string;
  status: string | null;
  actions: { name: OwnOfferAction; label: string }[];
}

interface Facts {
  offer: Offer;
  employer: string;
  /** YYYY-MM-DD, or YYYY-MM where only the month is known; no day of that month is before it. */
  leavingDate: string | null;
  locale: string;
  now: Date;
}

function statusText({ status }: Offer, employer: string): string | null {
  const texts: Record<Offer['status'], string | null> = {
    made: null,
    accepted: 'You accepted this offer.',
    conditional: `You accepted this offer. ${employer} will check the conditions before you’re hired.`,
    declined: 'You declined this offer.',
    lapsed: `The deadline for answering has passed. ${employer} can make you a new offer.`,
    withdrawn: `${employer} has withdrawn this offer.`,
    unmet: `${employer} has ended this offer because a condition wasn’t met.`,
  };
  return texts[status];
}

function deadlineText({ reply_by, allowed }: Offer, now: Date): string | null {
  if (!reply_by || !allowed.includes('accepted')) return null;
  const days = daysUntil(reply_by, now);
  if (days < 0) return null;
  if (days === 0) return 'Today is the last day to answer.';
  return days === 1 ? 'You have until tomorrow to answer.' : `You have ${days} days to answer.`;
}

function messageText({ status, message }: Offer, employer: string): string | null {
  if (!message) return null;
  const isEndedByEmployer = status === 'withdrawn' || status === 'unmet';
  return `${isEndedByEmployer ? `${employer} wrote` : 'You wrote'}: ${message}`;
}

const openStatuses: readonly Offer['status'][] = ['made', 'accepted', 'conditional'];

/** Only the veteran sees it: the employer does not learn of the leaving date. */
function earlyStartText({ status, starts_on, allowed }: Offer, leavingDate: string | null, locale: string) {
  if (!openStatuses.includes(status) || !starts_on || !leavingDate || starts_on >= leavingDate) return null;
  const advice = allowed.includes('accepted') ? ' If you can’t start then, say so in your answer.' : '';
  return `This job starts before you leave the service ${onDateText(leavingDate, locale)}.${advice}`;
}

const actionsOf = ({ allowed, letter }: Offer): OwnOfferView['actions'] => [
  ...(allowed.includes('accepted') ? [{ name: 'accepted' as const, label: 'Accept offer' }] : []),
  ...(allowed.includes('declined') ? [{ name: 'declined' as const, label: 'Decline' }] : []),
  ...(letter ? [{ name: 'letter' as const, label: 'Download letter' }] : []),
];

export function ownOfferView({ offer, employer, leavingDate, locale, now }: Facts): OwnOfferView {
  return {
    title: `Offer from ${employer}`,
    status: statusText(offer, employer),
    terms: { ...offer, conditions: withLabels(offer.conditions, locale) },
    warning: earlyStartText(offer, leavingDate, locale),
    letterWarning: letterWarning(offer.letter, locale),
    notes: [...changeNotes(offer), messageText(offer, employer), deadlineText(offer, now)].filter(
      (note) => note !== null,
    ),
    actions: actionsOf(offer),
  };
}
