import type { components } from '../../../openapi.gen.d.ts';
import type { PlaceNames } from '../placeNames.ts';

type Card = components['schemas']['JobCard'];
type Salary = NonNullable<Card['salary']>;
export type Field = readonly [name: string, value: string | number | null | undefined];

const kinds: Record<components['schemas']['JobType'], string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  apprenticeship: 'apprenticeship',
};

function payText({ min, max, currency, per }: Salary, locale: string): string | null {
  const money = (minor: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    }).format(minor / 100);
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))].map(money);
  if (amounts.length === 0) return null;
  const bound = amounts.length > 1 || min === max ? '' : min === null ? 'up to ' : 'from ';
  return `${bound}${amounts.join(' to ')} per ${per}`;
}

const remoteText = ({ type, is_remote }: Card) =>
  is_remote || type.includes('remote') ? 'Fully remote' : type.includes('hybrid') ? 'Hybrid remote' : null;

interface FieldsOptions {
  link: string;
  places: PlaceNames;
  locale: string;
}

/** Under the names of Indeed's job feeds, which other aggregators read as well. */
export const aggregatorFields = (card: Card, { link, places, locale }: FieldsOptions): Field[] => [
  ['referencenumber', card.id],
  ['company', card.company.name],
  ...card.city.map(({ title }) => ['city', title] as const),
  ['state', card.state?.title ?? places.regions.get(card.city[0]?.id ?? 0)],
  ['country', places.countryCodes.get(card.country?.id ?? 0)],
  ['salary', card.salary && payText(card.salary, locale)],
  ...card.job_type.map((kind) => ['jobtype', kinds[kind]] as const),
  ['remotetype', remoteText(card)],
  ['expirationdate', card.closes_on],
  ['applyurl', `${link}/apply`],
];
