// JSON Resume 1.0 (jsonresume.org/schema). Its fields hold less than ours, so `meta.sections` has ours as well.

import { joined } from '../../../src/documents/documentContent.ts';
import { phoneText } from '../../../src/documents/phoneText.ts';
import { activityEntry, courseWorth, militaryEntry } from '../../../src/documents/resume/resumeEntries.ts';
import type { ResumeSections } from '../cvReading.ts';

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

export const standardParts = (
  sections: ResumeSections,
  titles: Record<string, string>,
): Record<string, unknown> =>
  filled({
    basics: basics(sections),
    work: [...militaryWork(sections, titles), ...civilianWork(sections)],
    volunteer: sections.volunteering.map((item) =>
      filled({
        organization: joined([item.issuer, item.organisation]),
        position: item.title,
        startDate: item.month,
        summary: item.text,
      }),
    ),
    ...qualifications(sections),
    skills: sections.skills.map(({ name }) => filled({ name })),
    languages: sections.languages.map(({ name, level }) => filled({ language: name, fluency: level })),
    interests: sections.interest.map((item) =>
      filled({
        name: item.title,
        date: item.month,
        summary: activityEntry(item).detail,
      }),
    ),
  });

const militaryWork = ({ military_exp }: ResumeSections, titles: Record<string, string>) =>
  military_exp.map((post) =>
    filled({
      name: titles[String(post.military_service_id)],
      position: post.civilian_title || post.role_title,
      location: post.show?.region === false ? undefined : post.region,
      description: militaryEntry(post, titles).detail,
      ...period(post),
      highlights: post.highlights,
    }),
  );

const civilianWork = ({ civilian_exp }: ResumeSections) =>
  civilian_exp.map((job) =>
    filled({
      name: job.employer,
      position: job.job_title,
      location: job.city,
      description: job.employment_type,
      ...period(job),
      highlights: job.highlights,
    }),
  );

const qualifications = ({ education, training, awards }: ResumeSections) => ({
  education: education.map((item) =>
    filled({
      institution: item.institution,
      area: item.subject,
      studyType: item.qualification,
      startDate: item.start_month,
      endDate: item.completed_on ?? item.end_month,
      score: item.grade,
      summary: courseWorth(item),
    }),
  ),
  certificates: training.map((item) =>
    filled({
      name: joined([item.title, item.subject]),
      startDate: item.start_month,
      date: item.completed_on ?? item.end_month,
      issuer: item.provider,
      summary: joined([item.grade, courseWorth(item)]),
    }),
  ),
  awards: awards.map((item) =>
    filled({
      title: item.title,
      date: item.month,
      awarder: joined([item.issuer, item.organisation]),
      summary: item.text,
    }),
  ),
});

function basics({ personal_details: person = {}, summary }: ResumeSections) {
  const { first_name, middle_name, last_name, linkedin_url } = person;
  return filled({
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    label: person.headline,
    email: person.email,
    phone: phoneText(person),
    url: person.website_url,
    summary: summary?.text,
    location: filled({
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
