// Where a task is done: a place in the app, or an official page.
import type { components } from '../../../openapi.gen.d.ts';
import type { PlanFacts } from '../planFacts.ts';
import { answerTo, chose, cvWord, formattedMoney, isUs, sector } from './rule.ts';

type Link = components['schemas']['TaskLink'];

const place = (type: Link['type'], label: string, more: Partial<Link> = {}): Link => ({
  type,
  id: null,
  query: null,
  url: null,
  label,
  ...more,
});

const onboardingCv = (facts: PlanFacts): Link => place('onboarding_cv', `Add your ${cvWord(facts)}`);

/** A section of the CV; without a CV, the step at which it is added. */
export const cvSection =
  (section: 'summary' | 'military_exp' | 'education', title: string) =>
  (facts: PlanFacts): Link =>
    facts.cv
      ? place('cv', `Open your ${cvWord(facts)}’s ${title}`, {
          id: facts.cv.id,
          query: `section=${section}`,
        })
      : onboardingCv(facts);

export const cvToAdd = onboardingCv;

const radiusChoices = [8, 16, 40, 80, 161];
const kmPerMile = 1.609344;

function radiusOf(facts: PlanFacts): number | undefined {
  const miles = answerTo(facts, 'distance')?.number;
  return miles ? radiusChoices.find((km) => km >= Math.floor(miles * kmPerMile)) : undefined;
}

const industriesOf = (facts: PlanFacts): string[] =>
  (answerTo(facts, 'sectors')?.values ?? []).filter((value) => /^\d+$/.test(value));

/** Jobs in the sectors, and as far from home, as the answers say. */
export function jobSearch(facts: PlanFacts): Link {
  const industries = industriesOf(facts);
  const query = new URLSearchParams(industries.map((id) => ['industry', id]));
  const isRemote = chose(facts, 'work_pattern', 'remote');
  const radius = isRemote ? undefined : radiusOf(facts);
  if (isRemote) query.set('type', 'remote');
  if (radius) query.set('radius_km', String(radius));
  const what =
    industries.length > 1 ? 'in your sectors' : industries.length === 1 ? `in ${sector(facts)}` : '';
  const where = isRemote ? 'done from home' : radius ? 'near you' : '';
  const about = [what, where].filter(Boolean).join(' ');
  return place('jobs', about ? `See jobs ${about}` : 'See open jobs', {
    query: query.size > 0 ? `${query}` : null,
  });
}

export function jobsByPay(facts: PlanFacts): Link {
  const floor = answerTo(facts, 'salary_floor')?.number;
  return floor
    ? place('jobs', `See jobs that pay ${formattedMoney(facts, floor)} or more`, {
        query: `min_pay=${floor * 100}&pay_per=year`,
      })
    : jobSearch(facts);
}

export const courses = (): Link => place('courses', 'See courses that fit your answers');

// Numbered as the service categories of the contract are.
const servicesOf = {
  employment: { id: 1, label: 'See employment services' },
  education: { id: 2, label: 'See education services' },
  healthcare: { id: 3, label: 'See health services' },
  finance: { id: 4, label: 'See money advice services' },
  housing: { id: 5, label: 'See housing services' },
};

export const services = (category: keyof typeof servicesOf) => (): Link =>
  place('services', servicesOf[category].label, { id: servicesOf[category].id });

export const profile = (): Link => place('profile', 'Open your profile');
export const refinePlan = (): Link => place('refine_plan', 'Refine your plan');

/** An official page. */
export const officialPage = (name: string, url: string): Link =>
  place('page', `Open ${name} (${new URL(url).hostname.replace(/^www\./, '')})`, { url });

/** The official page of the person’s country. */
export const official =
  (uk: [name: string, url: string], us: [name: string, url: string]) =>
  (facts: PlanFacts): Link =>
    officialPage(...(isUs(facts) ? us : uk));
