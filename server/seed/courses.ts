import { choice, dataFile, listOf, number, orNull, text, whole } from '../formats/dataFiles.ts';
import { countryOfTenant, type DemoCountry, isOf } from './demoCountry.ts';
import { category, fitsOf, form, hours } from './organisations.ts';

const lines = dataFile('server/seed/data/courses.csv', {
  tenant: countryOfTenant,
  code: text,
  title: text,
  provider: text,
  category,
  forms: listOf(form),
  hours,
  level: text,
  duration: text,
  // Null if people can start at any time.
  starts_in_weeks: orNull(whole),
  price: number,
  funding: listOf(choice('enhanced_learning_credits', 'gi_bill', 'skillbridge', 'standard_learning_credit')),
  qualification: orNull(text),
  skills: listOf(text),
  topics: listOf(text),
  summary: text,
});

const levelNeeds = (level: string) =>
  level === 'Introductory'
    ? 'You need nothing beforehand.'
    : 'It helps if you have done this kind of work before.';

function course({
  tenant,
  forms,
  hours,
  price,
  topics,
  starts_in_weeks,
  ...line
}: ReturnType<typeof lines>[number]) {
  const { level, duration, summary, skills } = line;
  return {
    ...line,
    currency: tenant === 233 ? 'USD' : 'GBP',
    description_html: `<p>${summary}</p><p>${duration}. ${levelNeeds(level)} Groups are small, and whoever teaches has done the work.</p><p>What you learn:</p><ul>${skills.map((skill) => `<li>${skill}</li>`).join('')}</ul>`,
    eligibility: `Everyone who serves or has served, and partners where places are left. ${levelNeeds(level)}`,
    how_to_join: 'Say that you are interested. They answer with dates and papers within three working days.',
    service_type: forms,
    availability: hours,
    startsInWeeks: starts_in_weeks,
    cost_amount: price * 100,
    tags: fitsOf(topics),
  };
}

export const seededCourses = (country: DemoCountry) => lines().filter(isOf(country)).map(course);
