import type { components } from '../../../openapi.gen.d.ts';
import {
  type ContentSection,
  type DocumentContent,
  type DocumentEntry,
  type EntryPeriod,
  entry,
  filledSections,
  headOf,
  joined,
  monthOf,
  periodOf,
  printedLines,
} from '../documentContent.ts';
import { printable, printableLines } from '../letters.ts';

type Schemas = components['schemas'];
export type Resume = Pick<
  Schemas['Resume'],
  | 'kind'
  | 'template_id'
  | 'page_size'
  | 'section_order'
  | 'hidden_sections'
  | 'sections'
  | 'military_titles'
  | 'photo'
>;
export type SectionName = Schemas['SectionName'];

/** Only in the United Kingdom, because US employers may not consider a photo. */
export const mayHavePhoto = ({ kind, page_size, sections }: Omit<Resume, 'military_titles'>) =>
  kind === 'cv' && page_size === 'a4' && sections.personal_details?.country_id !== 233;

// “linkedin.com/in/leah” instead of the full URL, whose scheme means nothing to readers.
const shortAddress = (url: string | undefined) =>
  (url ?? '').replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

function military(post: Schemas['MilitaryExperience'], titles: Resume['military_titles']): DocumentEntry {
  const called = (id: number | null | undefined) => (id ? titles[id] : undefined);
  const rank = printable(called(post.military_rank_id));
  const force = joined([
    called(post.military_service_id),
    called(post.military_navy_service_id),
    called(post.military_corps_id) ?? called(post.military_branch_id) ?? called(post.military_profession_id),
  ]);
  const inService = post.civilian_title ? post.role_title : undefined;
  return entry({
    title: printable(post.civilian_title || post.role_title),
    detail: joined([
      inService === post.civilian_title ? undefined : inService,
      rank ? `${force} (${rank})`.trim() : force,
      post.show?.unit ? post.unit : undefined,
      post.show?.region === false ? undefined : post.region,
    ]),
    dates: periodOf(post),
    lines: printedLines(post.highlights),
  });
}

const civilian = (post: Schemas['CivilianExperience']): DocumentEntry =>
  entry({
    title: printable(post.job_title || post.employer),
    detail: joined([post.job_title ? post.employer : undefined, post.city, post.employment_type]),
    dates: periodOf(post),
    lines: printedLines(post.highlights),
  });

interface Course extends EntryPeriod {
  subject?: string;
  grade?: string;
  completed_on?: string | null;
  expires_on?: string | null;
  credential_id?: string;
  civilian_equivalent?: string;
}

function course(title: string | undefined, place: string | undefined, it: Course): DocumentEntry {
  const expiry = monthOf(it.expires_on);
  return entry({
    title: joined([title, it.subject]),
    detail: joined([
      it.grade,
      place,
      it.civilian_equivalent && `equal to ${it.civilian_equivalent}`,
      it.credential_id,
      expiry && `valid until ${expiry}`,
    ]),
    dates: monthOf(it.completed_on) || periodOf(it),
  });
}

const activity = (it: Schemas['ResumeActivity']): DocumentEntry =>
  entry({
    title: printable(it.title),
    detail: [joined([it.issuer, it.organisation]), printableLines(it.text)].filter(Boolean).join(', '),
    dates: monthOf(it.month),
  });

const clearance = (it: Schemas['ResumeClearance']): DocumentEntry =>
  entry({ title: printable(it.level), detail: printable(it.status), dates: monthOf(it.month) });

type Read = (resume: Resume) => DocumentEntry[];

const sections: Record<
  Exclude<SectionName, 'personal_details'>,
  { heading: string; kind: ContentSection['kind']; read: Read }
> = {
  summary: {
    heading: 'Summary',
    kind: 'prose',
    read: ({ sections }) => [entry({ detail: printableLines(sections.summary?.text) })],
  },
  military_exp: {
    heading: 'Military experience',
    kind: 'posts',
    read: ({ sections, military_titles }) =>
      sections.military_exp.map((post) => military(post, military_titles)),
  },
  civilian_exp: {
    heading: 'Civilian experience',
    kind: 'posts',
    read: ({ sections }) => sections.civilian_exp.map(civilian),
  },
  education: {
    heading: 'Education',
    kind: 'entries',
    read: ({ sections }) => sections.education.map((it) => course(it.qualification, it.institution, it)),
  },
  training: {
    heading: 'Training',
    kind: 'entries',
    read: ({ sections }) => sections.training.map((it) => course(it.title, it.provider, it)),
  },
  skills: {
    heading: 'Skills',
    kind: 'words',
    read: ({ sections }) => sections.skills.map((it) => entry({ title: printable(it.name) })),
  },
  awards: { heading: 'Awards', kind: 'entries', read: ({ sections }) => sections.awards.map(activity) },
  interest: {
    heading: 'Interests',
    kind: 'entries',
    read: ({ sections }) => sections.interest.map(activity),
  },
  volunteering: {
    heading: 'Volunteering',
    kind: 'entries',
    read: ({ sections }) => sections.volunteering.map(activity),
  },
  languages: {
    heading: 'Languages',
    kind: 'words',
    read: ({ sections }) =>
      sections.languages.map((it) =>
        entry({ title: joined([it.name, it.level && `(${it.level.toLowerCase()})`], ' ') }),
      ),
  },
  security_clearance: {
    heading: 'Security clearance',
    kind: 'entries',
    // Hidden unless the person chose who may see it (contract 4.4).
    read: ({ sections }) =>
      sections.security_clearance.filter(({ audience }) => audience && audience !== 'hidden').map(clearance),
  },
  misc: {
    heading: 'More',
    kind: 'entries',
    read: ({ sections }) =>
      sections.misc.map((it) => entry({ title: printable(it.heading), detail: printableLines(it.text) })),
  },
};

export function resumeContent(resume: Resume): DocumentContent {
  const person = resume.sections.personal_details ?? {};
  const { name, contact } = headOf(person);
  const hidden = new Set(resume.hidden_sections);
  return {
    name,
    initials: [person.first_name, person.last_name].map((part) => [...printable(part)][0] ?? '').join(''),
    photo: mayHavePhoto(resume) && person.photo ? resume.photo : undefined,
    headline: printable(person.headline),
    contact: [
      ...contact,
      ...[person.linkedin_url, person.website_url].map((url) => printable(shortAddress(url))),
    ].filter(Boolean),
    sections: filledSections(
      resume.section_order.flatMap((section) => {
        if (section === 'personal_details' || hidden.has(section)) return [];
        const { heading, kind, read } = sections[section];
        return [{ name: section, heading, kind, entries: read(resume) }];
      }),
    ),
  };
}
