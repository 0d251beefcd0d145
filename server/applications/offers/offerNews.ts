import type { components } from '../../../openapi.gen.d.ts';
import { formatLongDate } from '../../formats/formatLongDate.ts';
import type { NotificationInput } from '../../notifications/notify.ts';

type OfferPay = components['schemas']['OfferPay'];

export interface OfferNews {
  company: string;
  job: string;
  locale: string;
  terms: { pay: OfferPay | null; starts_on: string | null; reply_by: string | null };
  /** The other side's own words. */
  message: string | null;
  /** First and last name, for the employer. */
  applicant: string;
}

type News = Pick<NotificationInput, 'type' | 'title' | 'body'>;

function payText({ amount, currency, per }: OfferPay, locale: string): string {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 ? 2 : 0,
  });
  return `${money.format(amount / 100)} per ${per}`;
}

/** "Pay: £34,500 per year. Start: 4 January 2027. Please answer by 11 December 2026." */
export function termsText({ terms, locale }: Pick<OfferNews, 'terms' | 'locale'>): string {
  const { pay, starts_on, reply_by } = terms;
  return [
    pay && `Pay: ${payText(pay, locale)}.`,
    starts_on && `Start: ${formatLongDate(starts_on, locale)}.`,
    reply_by && `Please answer by ${formatLongDate(reply_by, locale)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const news = (
  type: NotificationInput['type'],
  title: string,
  sentences: (string | null | false)[],
): News => ({
  type,
  title,
  body: sentences.filter(Boolean).join('\n'),
});

export const veteranNews = {
  amended: (offer: OfferNews) =>
    news('offer_amended', `${offer.company} has changed its offer`, [
      `The new terms are for ${offer.job}.`,
      termsText(offer),
      offer.message && `They write: ${offer.message}`,
    ]),
  withdrawn: ({ company, job, message }: OfferNews) =>
    news('offer_withdrawn', `${company} has withdrawn its offer`, [
      `It was for ${job}.`,
      message && `They write: ${message}`,
    ]),
  due: (offer: OfferNews) =>
    news('offer_due', `${offer.company} is waiting for your answer`, [
      `They offered you the job ${offer.job}.`,
      termsText(offer),
    ]),
  lapsed: ({ company, job }: OfferNews) =>
    news('offer_lapsed', `The offer from ${company} has expired`, [
      `The day to answer the offer for ${job} has passed. If you still want the job, contact ${company} soon: they can make you a new offer.`,
    ]),
};

export const employerNews = {
  accepted: ({ applicant, job, message }: OfferNews) =>
    news('offer_accepted', `${applicant} has accepted your offer`, [
      `They have accepted the job ${job}. Agree the first day with them, then mark them as hired.`,
      message && `They write: ${message}`,
    ]),
  declined: ({ applicant, job, message }: OfferNews) =>
    news('offer_declined', `${applicant} has declined your offer`, [
      `The offer was for ${job}. You can make a new one or close the application.`,
      message && `They write: ${message}`,
    ]),
  lapsed: ({ applicant, job }: OfferNews) =>
    news('offer_lapsed', `Your offer to ${applicant} has expired`, [
      `They did not answer the offer for ${job} in time. You can make a new one or close the application.`,
    ]),
};
