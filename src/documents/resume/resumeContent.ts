import type { components } from '../../../openapi.gen.d.ts';
import { Country } from '../../machines/country.ts';
import {
  type ContentSection,
  type DocumentContent,
  type DocumentEntry,
  entry,
  filledSections,
  headOf,
  joined,
} from '../documentContent.ts';
import { severalLines, withoutBreaks } from '../letters.ts';
import { activityEntry, civilianEntry, clearanceEntry, courseEntry, militaryEntry } from './resumeEntries.ts';

type Schemas = components['schemas'];
export type Resume = Pick<
  Schemas['Resume'],
  | 'kind'
  | 'template_id'
  | 'page_size'
  | 'spacing'
  | 'section_order'
  | 'hidden_sections'
  | 'sections'
  | 'military_titles'
  | 'photo'
>;
export type SectionName = Schemas['SectionName'];

/** Only in the United Kingdom, because US employers may not consider a photo. */
export const mayHavePhoto = ({ kind, page_size, sections }: Omit<Resume, 'military_titles'>) =>
  kind === 'cv' && page_size === 'a4' && sections.personal_details?.country_id !== Country.UnitedStates;

// “linkedin.com/in/leah” instead of the full URL, whose scheme means nothing to readers.
const shortAddress = (url: string | undefined) =>
  (url ?? '').replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

type Read = (resume: Resume) => DocumentEntry[];

const sections: Record<
  Exclude<SectionName, 'personal_details'>,
  { heading: string; kind: ContentSection['kind']; read: Read }
> = {
  summary: {
    heading: 'Summary',
    kind: 'prose',
    read: ({ sections }) => [entry({ detail: severalLines(sections.summary?.text) })],
  },
  military_exp: {
    heading: 'Military experience',
    kind: 'posts',
    read: ({ sections, military_titles }) =>
      sections.military_exp.map((post) => militaryEntry(post, military_titles)),
  },
  civilian_exp: {
    heading: 'Civilian experience',
    kind: 'posts',
    read: ({ sections }) => sections.civilian_exp.map(civilianEntry),
  },
  education: {
    heading: 'Education',
    kind: 'entries',
    read: ({ sections }) => sections.education.map((it) => courseEntry(it.qualification, it.institution, it)),
  },
  training: {
    heading: 'Training',
    kind: 'entries',
    read: ({ sections }) => sections.training.map((it) => courseEntry(it.title, it.provider, it)),
  },
  skills: {
    heading: 'Skills',
    kind: 'words',
    read: ({ sections }) => sections.skills.map((it) => entry({ title: withoutBreaks(it.name) })),
  },
  awards: { heading: 'Awards', kind: 'entries', read: ({ sections }) => sections.awards.map(activityEntry) },
  interest: {
    heading: 'Interests',
    kind: 'entries',
    read: ({ sections }) => sections.interest.map(activityEntry),
  },
  volunteering: {
    heading: 'Volunteering',
    kind: 'entries',
    read: ({ sections }) => sections.volunteering.map(activityEntry),
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
      sections.security_clearance
        .filter(({ audience }) => audience && audience !== 'hidden')
        .map(clearanceEntry),
  },
  misc: {
    heading: 'More',
    kind: 'entries',
    read: ({ sections }) =>
      sections.misc.map((it) => entry({ title: withoutBreaks(it.heading), detail: severalLines(it.text) })),
  },
};

export function resumeContent(resume: Resume): DocumentContent {
  const person = resume.sections.personal_details ?? {};
  const { name, contact } = headOf(person);
  const hidden = new Set(resume.hidden_sections);
  return {
    name,
    initials: [person.first_name, person.last_name].map((part) => [...withoutBreaks(part)][0] ?? '').join(''),
    photo: mayHavePhoto(resume) && person.photo ? resume.photo : undefined,
    headline: withoutBreaks(person.headline),
    contact: [
      ...contact,
      ...[person.linkedin_url, person.website_url].map((url) => withoutBreaks(shortAddress(url))),
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
