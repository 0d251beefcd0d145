// Invented organisations of the two demo tenants. Each name shows that it is an example, so that nobody calls the organisation;
// crisis lines are real and not from here. Numbers come from ranges that no real subscriber has (Ofcom's for drama, 555-01xx),
// addresses from the reserved domain .example.
import type { components } from '../../openapi.gen.d.ts';
import { serviceProviders } from '../db/schema/services.ts';
import { choice, dataFile, listOf, orNull, text } from '../formats/dataFiles.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';
import { spelledIn } from './spelling.ts';

type Category = components['schemas']['Category'];

export const category = choice(
  'employment',
  'education',
  'healthcare',
  'finance',
  'housing',
  'online',
  'course',
) satisfies (value: unknown) => Category;
export const form = choice('hybrid', 'online', 'in_person');
export const hours = choice(...serviceProviders.availability.enumValues);

const organisations = dataFile('server/seed/data/organisations.csv', {
  tenant: countryOfTenant,
  code: text,
  name: text,
  category,
  forms: listOf(form),
  availability: hours,
  phone: orNull(text),
  topics: listOf(text),
  summary: text,
});

const details = dataFile('server/seed/data/organisationDetails.csv', {
  code: text,
  services: listOf(text),
  uk_town: orNull(text),
  uk_state: orNull(text),
  uk_street: orNull(text),
  us_town: orNull(text),
  us_state: orNull(text),
  us_street: orNull(text),
});

const topics = dataFile('server/seed/data/topics.csv', { topic: text, words: text, answers: listOf(text) });

const topicsOf = (about: string[]) => about.flatMap((topic) => topics().filter((row) => row.topic === topic));

export const fitsOf = (about: string[]) => [...new Set(topicsOf(about).flatMap(({ answers }) => answers))];

export function placeOf(code: string, country: DemoCountry) {
  const detail = details().find((row) => row.code === code);
  const [town, state, street] =
    country === 233
      ? [detail?.us_town, detail?.us_state, detail?.us_street]
      : [detail?.uk_town, detail?.uk_state, detail?.uk_street];
  return town && state && street ? { town, state, street } : null;
}

export const placesOf = (country: DemoCountry) =>
  details().flatMap(({ code }) => placeOf(code, country) ?? []);

const approaches: Record<Category, string> = {
  employment: 'You get one named person who knows the trade you come from and the employers around you.',
  education: 'They start from what you have done already, and say early what it will take in time and money.',
  healthcare: 'You need no referral. What you tell them stays with them, unless somebody is in danger.',
  finance: 'They sell nothing and take no commission. You get what was said in writing.',
  housing: 'They look at where you can stay now first, and at what lasts after that.',
  online: 'Everything happens online, at times that fit around work. You may stay anonymous.',
  course: 'Small groups, taught by people who have done the work. Times suit those who still serve.',
};

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function joinBy({ forms, phone }: { forms: string[]; phone: string | null }): string {
  if (!phone) return 'Send them a message; they answer within two working days.';
  return forms.includes('in_person')
    ? 'Call or send a message for a first appointment. Bring proof of service if you have it.'
    : 'Call or send a message. The first talk takes half an hour.';
}

function eligibilityFor(about: string[]): string {
  if (about.includes('serving'))
    return 'Everyone who serves or has served, regular or reserve, and their partners.';
  if (about.includes('family')) return 'People who have served, their partners and their children.';
  return 'Everyone who has served at least one day, regular or reserve.';
}

function organisation(country: DemoCountry, line: ReturnType<typeof organisations>[number]) {
  const { code, name, category, forms, availability, phone, topics: about, summary } = line;
  const host = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`;
  const services = (details().find((row) => row.code === code)?.services ?? []).map((service) =>
    spelledIn(country, service),
  );
  return {
    code,
    name: `${name} (example)`,
    category,
    summary,
    description_html: `<p>${summary}</p><p>${approaches[category]}</p><p>What they do:</p>${list(services)}`,
    services,
    eligibility: eligibilityFor(about),
    how_to_join: joinBy({ forms, phone }),
    cost: category === 'course' ? 'Each course has its own price; the help to choose one is free.' : 'Free.',
    service_type: forms,
    availability,
    phone,
    text_number: null,
    email: `hello@${host}`,
    url: null,
    crisis_line: false,
    tags: fitsOf(about),
    topics: topicsOf(about).map(({ words }) => words),
  };
}

export const seededServices = (country: DemoCountry) =>
  organisations()
    .filter(isOf(country))
    .map((line) => organisation(country, line));
