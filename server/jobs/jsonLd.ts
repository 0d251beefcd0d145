import type { components } from '../../openapi.gen.d.ts';
import { lastMoment } from '../applications/interface.ts';
import type { TenantDb } from '../db/database.ts';
import type { Job } from '../db/schema/jobs.ts';
import { originOf } from '../mail/origin.ts';
import { type PlaceNames, placeNames } from './placeNames.ts';

type Shown = components['schemas']['Job'];

const employment: Record<components['schemas']['JobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
};

const units = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' };

export const jobUrl = (id: number, host: string) => `${originOf(host)}/jobs/${id}`;

const absolute = (url: string, host: string) => new URL(url, originOf(host)).href;

const listOf = (title: string, lines: string[]) => {
  const escaped = lines.map((line) =>
    line.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? ''),
  );
  return lines.length > 0
    ? `<p>${title}</p><ul>${escaped.map((line) => `<li>${line}</li>`).join('')}</ul>`
    : '';
};

function salaryOf({ salary }: Shown) {
  if (!salary) return undefined;
  const amount = (minor: number | null) => (minor === null ? {} : { is: minor / 100 });
  const { is: minValue } = amount(salary.min);
  const { is: maxValue } = amount(salary.max);
  const range = {
    ...(minValue === undefined ? {} : { minValue }),
    ...(maxValue === undefined ? {} : { maxValue }),
  };
  return {
    '@type': 'MonetaryAmount',
    currency: salary.currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: units[salary.per] },
  };
}

function locationsOf({ city, state, country }: Shown, { countryCodes, regions }: PlaceNames) {
  const addressCountry = countryCodes.get(country?.id ?? 0);
  const towns = city.length > 0 ? city : [null];
  return towns.map((town) => {
    const addressRegion = state?.title ?? regions.get(town?.id ?? 0);
    return {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(town ? { addressLocality: town.title } : {}),
        ...(addressRegion ? { addressRegion } : {}),
        addressCountry,
      },
    };
  });
}

type Texts = Pick<Shown, 'description_html' | 'responsibilities' | 'requirements'>;

export const wholeDescription = ({ description_html, responsibilities, requirements }: Texts) =>
  `${description_html}${listOf('Responsibilities', responsibilities)}${listOf('Requirements', requirements)}`;

export async function postingOf(
  db: TenantDb,
  shown: Shown,
  job: Job,
  host: string,
): Promise<Record<string, unknown>> {
  const { company, country, remote_countries } = shown;
  const isRemoteAlone = shown.is_remote && shown.city.length === 0;
  const openTo = [...(country ? [country] : []), ...remote_countries];
  const countries = [...new Set(openTo.map(({ title }) => title))];
  const salary = salaryOf(shown);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: shown.title,
    description: wholeDescription(shown),
    datePosted: (job.published_at ?? job.created_at).toISOString(),
    ...(shown.closes_on ? { validThrough: lastMoment(shown.closes_on, job.country_id) } : {}),
    ...(shown.occupation
      ? { occupationalCategory: `${shown.occupation.code} ${shown.occupation.title}` }
      : {}),
    employmentType: shown.job_type.map((type) => employment[type]),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.website ? { sameAs: company.website } : {}),
      ...(company.logo_url ? { logo: absolute(company.logo_url, host) } : {}),
    },
    ...(isRemoteAlone ? {} : { jobLocation: locationsOf(shown, await placeNames(db, [shown])) }),
    ...(shown.is_remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
        }
      : {}),
    ...(salary ? { baseSalary: salary } : {}),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(shown.id) },
    url: jobUrl(shown.id, host),
    directApply: true,
  };
}
