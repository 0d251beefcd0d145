// The texts of a CV, each with its entry, so that each statement about a CV can name the place.
import type { components } from '../../openapi.gen.d.ts';
import { licenceLines, type ResumeSections } from '../resumes/interface.ts';

export type CvText = components['schemas']['CoverageEvidence'];
type Entry = Omit<CvText, 'text'>;
type Field = string | null | undefined;

const textsOf = (entry: Entry, ...fields: Field[]): CvText[] =>
  fields.flatMap((field) => {
    const text = field?.trim();
    return text ? [{ ...entry, text }] : [];
  });

function entryOf(section: CvText['section'], { id }: { id: string }, ...names: Field[]): Entry {
  const entry = names.flatMap((name) => name?.trim() || []).join(', ');
  return { section, item_id: id, entry };
}

type MilitaryPost = ResumeSections['military_exp'][number];
type CivilianPost = ResumeSections['civilian_exp'][number];

const militaryEntry = (post: MilitaryPost) =>
  entryOf('military_exp', post, post.role_title || post.civilian_title);
const civilianEntry = (post: CivilianPost) => entryOf('civilian_exp', post, post.job_title, post.employer);

/** Names of skills and courses. */
export const listedTexts = ({ skills, training }: ResumeSections): CvText[] => [
  ...skills.flatMap((skill) => textsOf(entryOf('skills', skill, skill.name), skill.name)),
  ...training.flatMap((course) => textsOf(entryOf('training', course, course.title), course.title)),
];

/** The lines of posts. */
export const lineTexts = ({ military_exp, civilian_exp }: ResumeSections): CvText[] => [
  ...military_exp.flatMap((post) => textsOf(militaryEntry(post), ...(post.highlights ?? []))),
  ...civilian_exp.flatMap((post) => textsOf(civilianEntry(post), ...(post.highlights ?? []))),
];

/** What licences are read from, other than courses. */
export const licenceTexts = (sections: ResumeSections): CvText[] =>
  licenceLines(sections).flatMap(({ part, text }) => textsOf(entryOf('misc', part, part.heading), text));

/** The posts with this role of the list of military roles. */
export const roleTexts = ({ military_exp }: ResumeSections, roleId: number): CvText[] =>
  military_exp
    .filter(({ military_badged_role_id }) => military_badged_role_id === roleId)
    .flatMap((post) => textsOf(militaryEntry(post), post.role_title || post.civilian_title));

export const clearanceTexts = ({ security_clearance }: ResumeSections): CvText[] =>
  security_clearance.flatMap((clearance) =>
    textsOf(entryOf('security_clearance', clearance, clearance.level), clearance.level),
  );

/** Everything that describes what somebody can do. */
export const allTexts = (sections: ResumeSections): CvText[] => [
  ...listedTexts(sections),
  ...textsOf({ section: 'summary', item_id: null, entry: 'Summary' }, sections.summary?.text),
  ...sections.military_exp.flatMap((post) =>
    textsOf(militaryEntry(post), post.role_title, post.civilian_title),
  ),
  ...sections.civilian_exp.flatMap((post) => textsOf(civilianEntry(post), post.job_title)),
  ...lineTexts(sections),
  ...sections.education.flatMap((school) =>
    textsOf(
      entryOf('education', school, school.qualification, school.subject),
      school.qualification,
      school.subject,
    ),
  ),
  ...sections.languages.flatMap((language) =>
    textsOf(entryOf('languages', language, language.name), language.name),
  ),
  ...(['awards', 'volunteering', 'interest'] as const).flatMap((section) =>
    sections[section].flatMap((activity) =>
      textsOf(
        entryOf(section, activity, activity.title || activity.organisation),
        activity.title,
        activity.text,
      ),
    ),
  ),
  ...clearanceTexts(sections),
  ...sections.misc.flatMap((part) => textsOf(entryOf('misc', part, part.heading), part.heading, part.text)),
];
