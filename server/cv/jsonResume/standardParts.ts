// JSON Resume 1.0 (jsonresume.org/schema). Its fields hold less than ours, so `meta.sections` has ours as well.

import type { ResumeSections } from '../cvReading.ts';

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

export function standardParts(
  sections: ResumeSections,
  titles: Record<string, string>,
): Record<string, unknown> {
  return filled({
    basics: basics(sections),
    work: [
      ...sections.military_exp.map((post) =>
        filled({
          name: titles[String(post.military_service_id)],
          position: post.civilian_title || post.role_title,
          location: post.show?.region === false ? undefined : post.region,
          description: serviceInWords(post, titles),
          ...period(post),
          highlights: post.highlights,
        }),
      ),
      ...sections.civilian_exp.map((job) =>
        filled({
          name: job.employer,
          position: job.job_title,
          location: job.city,
          ...period(job),
          highlights: job.highlights,
        }),
      ),
    ],
    volunteer: sections.volunteering.map((item) =>
      filled({
        organization: item.organisation,
        position: item.title,
        startDate: item.month,
        summary: item.text,
      }),
    ),
    education: sections.education.map((item) =>
      filled({
        institution: item.institution,
        area: item.subject,
        studyType: item.qualification,
        startDate: item.start_month,
        endDate: item.end_month ?? item.completed_on,
        score: item.grade,
      }),
    ),
    certificates: sections.training.map((item) =>
      filled({ name: item.title, date: item.completed_on ?? item.end_month, issuer: item.provider }),
    ),
    awards: sections.awards.map((item) =>
      filled({ title: item.title, date: item.month, awarder: item.issuer, summary: item.text }),
    ),
    skills: sections.skills.map(({ name }) => filled({ name })),
    languages: sections.languages.map(({ name, level }) => filled({ language: name, fluency: level })),
    interests: sections.interest.map(({ title }) => filled({ name: title })),
  });
}

function basics({ personal_details: person = {}, summary }: ResumeSections) {
  const { first_name, middle_name, last_name, country_code, phone_number, linkedin_url } = person;
  return filled({
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    label: person.headline,
    email: person.email,
    phone: phone_number && [country_code, phone_number].filter(Boolean).join(' '),
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

type Post = ResumeSections['military_exp'][number];

export function serviceInWords(post: Post, titles: Record<string, string>): string {
  const title = (id: number | null | undefined) => (id ? titles[String(id)] : undefined);
  const part =
    title(post.military_corps_id) ?? title(post.military_branch_id) ?? title(post.military_profession_id);
  const rank = title(post.military_rank_id);
  const service = [title(post.military_service_id), part].filter(Boolean).join(', ');
  const place = [
    post.show?.unit === true ? post.unit : undefined,
    post.show?.region === false ? undefined : post.region,
  ];
  return [rank ? `${service} (${rank})`.trim() : service, ...place].filter(Boolean).join(', ');
}
