import type {
  Course,
  SearchPlace,
  ServiceAvailability,
  ServiceProvider,
  ServiceType,
} from '../../api/services.ts';
import { dateText } from '../../ui/calendar.ts';
import { milesOf } from '../../ui/distance.ts';
import { listFormat, numberFormat } from '../../ui/intl.ts';
import type { PositionState } from './usePosition.ts';

const ways: Record<ServiceType, string> = {
  in_person: 'in person',
  online: 'online',
  hybrid: 'online or in person',
};

const hours: Record<ServiceAvailability, string> = {
  '24/7_support': 'Open 24/7',
  business_hours: 'Office hours',
  extended_hours: 'Extended hours',
};

const funds: Record<Course['funding'][number], string> = {
  enhanced_learning_credits: 'Enhanced Learning Credits',
  standard_learning_credit: 'Standard Learning Credit',
  gi_bill: 'GI Bill',
  skillbridge: 'SkillBridge',
};

export const waysText = (types: readonly ServiceType[]): string => {
  const text = types.map((type) => ways[type]).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

export const hoursText = (availability: ServiceAvailability): string => hours[availability];

export const fundingText = (course: Pick<Course, 'funding'>, locale: string): string | null =>
  course.funding.length === 0
    ? null
    : listFormat(locale, { type: 'disjunction' }).format(course.funding.map((item) => funds[item]));

export function costText({ cost }: Pick<Course, 'cost'>, locale: string): string {
  if (cost.is_free) return 'Free';
  return numberFormat(locale, {
    style: 'currency',
    currency: cost.currency,
    maximumFractionDigits: cost.amount % 100 === 0 ? 0 : 2,
  }).format(cost.amount / 100);
}

export function startText({ starts_on }: Pick<Course, 'starts_on'>, today: string, locale: string): string {
  if (starts_on === null) return 'Start any time';
  const day = dateText(starts_on, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return starts_on < today ? `Started on ${day}. Ask for the next date` : `Starts ${day}`;
}

export const distanceText = (km: number | null, locale: string): string | null =>
  km === null
    ? null
    : milesOf(km) < 1
      ? 'Less than 1 mile away'
      : `${numberFormat(locale, { maximumFractionDigits: milesOf(km) < 10 ? 1 : 0 }).format(milesOf(km))} miles away`;

export interface Listed {
  id: number;
  title: string;
  to: string;
  category: Course['category'];
  by: string;
  summary: string;
  facts: string[];
  because: string | undefined;
  isSaved: boolean;
  /** Set only for a crisis line, whose contact details the list shows for direct use. */
  urgent: Pick<ServiceProvider, 'phone' | 'text_number' | 'url'> | null;
}

const facts = (all: (string | null)[]) => all.filter((item) => item !== null);

export const listedCourse = (course: Course, today: string, locale: string): Listed => ({
  id: course.id,
  title: course.title,
  to: `/courses/${course.id}`,
  category: course.category,
  by: facts([course.provider.name, course.location ?? waysText(course.service_type)]).join(' · '),
  summary: course.summary,
  facts: facts([
    costText(course, locale),
    course.duration,
    startText(course, today, locale),
    distanceText(course.distance_km, locale),
  ]),
  because: course.recommended_because[0],
  isSaved: course.is_saved,
  urgent: null,
});

export const listedProvider = (provider: ServiceProvider, locale: string): Listed => ({
  id: provider.id,
  title: provider.name,
  to: `/service-providers/${provider.id}`,
  category: provider.category,
  by: provider.address ?? waysText(provider.service_type),
  summary: provider.summary,
  facts: facts([
    hoursText(provider.availability),
    provider.address ? waysText(provider.service_type) : null,
    distanceText(provider.distance_km, locale),
  ]),
  because: provider.recommended_because[0],
  isSaved: provider.is_saved,
  urgent: provider.crisis_line ? provider : null,
});

export function nearbyText(near: SearchPlace | null, state: PositionState['state']): string {
  const refused = state === 'refused' ? 'Your browser didn’t share your location. ' : '';
  if (!near) return `${refused}We don’t know where you are.`;
  if (near.from === 'position') return 'Within 25 miles of where you are. We don’t store your location.';
  return `${refused}Within 25 miles of ${near.city}, the city in your profile.`;
}
