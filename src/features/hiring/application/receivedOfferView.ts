import type { ApplicationStatus } from '../../../api/applicants.ts';
import type { Offer } from '../../../api/offers.ts';
import { withLabels } from '../../../machines/offerConditions.ts';
import { changeNotes } from '../../../ui/offer/changeNotes.ts';
import { letterWarning } from '../../../ui/offer/letterWarning.ts';
import type { OfferDetailsView } from '../../../ui/offer/OfferDetails.tsx';
import { longDay } from '../../../ui/offer/OfferTermsList.tsx';

export type ReceivedOfferAction = 'letter' | 'change' | 'start' | 'end' | 'withdraw';

interface ReceivedOfferView extends OfferDetailsView {
  status: string | null;
  canCheck: boolean;
  actions: { name: ReceivedOfferAction; label: string }[];
}

interface Facts {
  applicationStatus: ApplicationStatus;
  offer: Offer;
  name: string;
  locale: string;
}

function acceptedText({ status, conditions, starts_on }: Offer, name: string, locale: string): string {
  if (status === 'conditional')
    return conditions.some((condition) => condition.status === 'unmet')
      ? `${name} has accepted, but a condition isn’t met. You can end the offer, or record the condition as met.`
      : `${name} has accepted. Record whether each condition is met, and mark ${name} as hired once all are.`;
  const isMet = conditions.length > 0 && conditions.every((condition) => condition.status === 'met');
  const state = isMet ? 'All conditions are met' : `${name} has accepted`;
  return starts_on
    ? `${state}. ${name} starts on ${longDay(starts_on, locale)}: mark them as hired.`
    : `${state}. Agree the first day with ${name}, then mark them as hired.`;
}

function openText({ reply_by, allowed }: Offer, name: string, locale: string): string {
  // Its day has ended, and it has not lapsed yet.
  if (!allowed.includes('amended'))
    return `${name}’s last day to answer has passed. Once the offer has expired, you can make a new one.`;
  return reply_by ? `${name} can answer until ${longDay(reply_by, locale)}.` : `${name} hasn’t answered yet.`;
}

function statusText({ offer, name, locale }: Facts): string {
  const texts: Record<Offer['status'], string> = {
    made: openText(offer, name, locale),
    accepted: acceptedText(offer, name, locale),
    conditional: acceptedText(offer, name, locale),
    declined: `${name} has declined. You can make a new offer or reject the application.`,
    lapsed: `${name} didn’t answer in time. You can make a new offer or reject the application.`,
    withdrawn: 'You withdrew this offer. You can make a new one or reject the application.',
    unmet:
      'You ended this offer because a condition wasn’t met. You can make a new one or reject the application.',
  };
  return texts[offer.status];
}

export function offerActionLabel(
  action: ReceivedOfferAction,
  { starts_on }: Pick<Offer, 'starts_on'>,
): string {
  const labels: Record<ReceivedOfferAction, string> = {
    letter: 'Download letter',
    change: 'Change offer',
    start: starts_on ? 'Move start date' : 'Set start date',
    end: 'End offer: condition not met',
    withdraw: 'Withdraw offer',
  };
  return labels[action];
}

function actionsOf(offer: Offer): ReceivedOfferView['actions'] {
  const { letter, allowed } = offer;
  const actions: [ReceivedOfferAction, isPossible: boolean][] = [
    ['letter', letter !== null],
    ['change', allowed.includes('amended')],
    ['start', allowed.includes('moved')],
    ['end', allowed.includes('unmet')],
    ['withdraw', allowed.includes('withdrawn')],
  ];
  return actions.flatMap(([name, isPossible]) =>
    isPossible ? [{ name, label: offerActionLabel(name, offer) }] : [],
  );
}

function letterText({ letter, allowed }: Offer, locale: string): string | null {
  const warning = letterWarning(letter, locale);
  return warning && allowed.includes('amended')
    ? `${warning} Change the offer to attach a new letter.`
    : warning;
}

export function receivedOfferView(facts: Facts): ReceivedOfferView {
  const { applicationStatus, offer, name, locale } = facts;
  const isEndedByUs = offer.status === 'withdrawn' || offer.status === 'unmet';
  return {
    status: applicationStatus === 'offer' ? statusText(facts) : null,
    terms: { ...offer, conditions: withLabels(offer.conditions, locale) },
    warning: null,
    letterWarning: letterText(offer, locale),
    notes: [
      ...changeNotes(offer),
      offer.message && `${isEndedByUs ? 'You wrote' : `${name} wrote`}: ${offer.message}`,
      offer.pay_reason &&
        `Why the pay is outside the job’s range (only your company sees this): ${offer.pay_reason}`,
    ].filter((note) => note !== null),
    canCheck: offer.allowed.includes('checked'),
    actions: actionsOf(offer),
  };
}
