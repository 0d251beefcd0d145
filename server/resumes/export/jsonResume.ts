// JSON Resume 1.0 (jsonresume.org/schema). Data without a field of its own goes under `meta`.

import type { ResumeRow } from '../../db/schema/resumes.ts';
import type { ResumeSections } from '../sections/sectionRules.ts';
import { serviceInWords, shownSections } from './shownSections.ts';

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value)));

export function asJsonResume(row: ResumeRow, titles: Record<string, string>): string {
  const sections = shownSections(row);
  const document = given({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(sections),
    work: [
      ...sections.military_exp.map((post) =>
        given({
          name: titles[String(post.military_service_id)],
          position: post.civilian_title || post.role_title,
          location: post.show?.region === false ? undefined : post.region,
          description: serviceInWords(post, titles),
          ...period(post),
          highlights: post.highlights,
        }),
      ),
      ...sections.civilian_exp.map((job) =>
        given({
          name: job.employer,
          position: job.job_title,
          location: job.city,
          ...period(job),
          highlights: job.highlights,
        }),
      ),
    ],
    volunteer: sections.volunteering.map((item) =>
      given({
        organization: item.organisation,
        position: item.title,
        startDate: item.month,
        summary: item.text,
      }),
    ),
    education: sections.education.map((item) =>
      given({
        institution: item.institution,
        area: item.subject,
        studyType: item.qualification,
        startDate: item.start_month,
        endDate: item.end_month ?? item.completed_on,
        score: item.grade,
      }),
    ),
    certificates: sections.training.map((item) =>
      given({ name: item.title, date: item.completed_on ?? item.end_month, issuer: item.provider }),
    ),
    awards: sections.awards.map((item) =>
      given({ title: item.title, date: item.month, awarder: item.issuer, summary: item.text }),
    ),
    skills: sections.skills.map(({ name }) => given({ name })),
    languages: sections.languages.map(({ name, level }) => given({ language: name, fluency: level })),
    interests: sections.interest.map(({ title }) => given({ name: title })),
    meta: given({
      version: 'v1.0.0',
      lastModified: row.updated_at.toISOString().slice(0, 19),
      military_exp: sections.military_exp.map((post) => withoutHidden(post, titles)),
      security_clearance: sections.security_clearance.map(({ level, status, month }) =>
        given({ level, status, month }),
      ),
      misc: sections.misc.map(({ heading, text }) => given({ heading, text })),
    }),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

function basics({ personal_details: person = {}, summary }: ResumeSections) {
  const { first_name, middle_name, last_name, country_code, phone_number, linkedin_url } = person;
  return given({
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    label: person.headline,
    email: person.email,
    phone: phone_number && [country_code, phone_number].filter(Boolean).join(' '),
    url: person.website_url,
    summary: summary?.text,
    location: given({
      city: person.city,
      region: person.state,
      countryCode: { 232: 'GB', 233: 'US' }[person.country_id ?? 0],
    }),
    profiles: linkedin_url ? [{ network: 'LinkedIn', url: linkedin_url }] : [],
  });
}

const period = (item: { start_month?: string | null; end_month?: string | null; is_current?: boolean }) => ({
  startDate: item.start_month,
  endDate: item.is_current ? undefined : item.end_month,
});

function withoutHidden(post: ResumeSections['military_exp'][number], titles: Record<string, string>) {
  const { id: _, answers: __, show, unit, region, ...rest } = post;
  const words = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) =>
      /^military_.*_id$/.test(key) && value ? [[key.replace(/_id$/, ''), titles[String(value)]]] : [],
    ),
  );
  return given({
    ...rest,
    ...words,
    unit: show?.unit === true ? unit : undefined,
    region: show?.region === false ? undefined : region,
  });
}
