import type { components } from '../../../openapi.gen.d.ts';

type Sections = components['schemas']['ResumeSections'];

export interface Entry {
  id: string;
  title: string;
  /** Where, and as what. */
  detail: string;
  when: string;
  text?: string | undefined;
  points: string[];
}

export interface Section {
  title: string;
  entries: Entry[];
}

const joined = (...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' · ');

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

interface Span {
  start_month?: string | null;
  end_month?: string | null;
  is_current?: boolean;
}

export function spanOf({ start_month, end_month, is_current }: Span, locale: string): string {
  const from = start_month && monthName(start_month, locale);
  const to = is_current ? 'now' : end_month && monthName(end_month, locale);
  return [from, to].filter(Boolean).join(' to ');
}

/** Names of military ids, as far as they are known. */
export type MilitaryNames = Record<string, { service?: string; rank?: string }>;

const entry = (
  id: string,
  title: string | undefined,
  { detail = '', when = '', text, points = [] }: Partial<Entry>,
): Entry => ({ id, title: title || 'Untitled', detail, when, text, points });

const month = (value: string | null | undefined, locale: string) => (value ? monthName(value, locale) : '');

/** Everything the CV holds beside name and summary, section by section; empty sections are left out. */
export function sectionsOf(sections: Sections, names: MilitaryNames, locale: string): Section[] {
  const short = (list: Sections['awards']) =>
    list.map((item) =>
      entry(item.id, item.title, {
        detail: joined(item.issuer, item.organisation),
        when: month(item.month, locale),
        text: item.text,
      }),
    );
  const learnt = (item: Sections['education'][number] | Sections['training'][number]) => ({
    detail: joined(
      'institution' in item ? item.institution : 'provider' in item ? item.provider : '',
      item.subject,
      item.grade,
    ),
    when: spanOf(item, locale) || month(item.completed_on?.slice(0, 7), locale),
    text: item.civilian_equivalent,
  });
  const all: Section[] = [
    {
      title: 'Military Exp.',
      entries: sections.military_exp.map((item) =>
        entry(item.id, item.role_title || item.civilian_title, {
          detail: joined(
            names[item.id]?.rank,
            names[item.id]?.service,
            item.show?.unit === false ? '' : item.unit,
            item.show?.region === false ? '' : item.region,
          ),
          when: spanOf(item, locale),
          points: item.highlights ?? [],
        }),
      ),
    },
    {
      title: 'Civilian Exp.',
      entries: sections.civilian_exp.map((item) =>
        entry(item.id, item.job_title, {
          detail: joined(item.employer, item.city, item.employment_type),
          when: spanOf(item, locale),
          points: item.highlights ?? [],
        }),
      ),
    },
    {
      title: 'Education',
      entries: sections.education.map((item) => entry(item.id, item.qualification, learnt(item))),
    },
    { title: 'Training', entries: sections.training.map((item) => entry(item.id, item.title, learnt(item))) },
    { title: 'Skills', entries: sections.skills.map((item) => entry(item.id, item.name, {})) },
    { title: 'Awards', entries: short(sections.awards) },
    { title: 'Interests', entries: short(sections.interest) },
    { title: 'Volunteering', entries: short(sections.volunteering) },
    {
      title: 'Languages',
      entries: sections.languages.map((item) => entry(item.id, item.name, { detail: item.level ?? '' })),
    },
    {
      title: 'Security clearance',
      entries: sections.security_clearance.map((item) =>
        entry(item.id, item.level, { detail: item.status ?? '', when: month(item.month, locale) }),
      ),
    },
    {
      title: 'Misc',
      entries: sections.misc.map((item) => entry(item.id, item.heading, { text: item.text })),
    },
  ];
  return all.filter(({ entries }) => entries.length > 0);
}
