import type { ResumeSections } from '../../../api/resumes.ts';
import { type ResumeListName, resumeLists } from '../../../documents/resume/fields.ts';
import type { SectionName } from '../../../documents/resume/resumeContent.ts';
import { Country } from '../../../machines/country.ts';
import type { FieldValues } from '../../../ui/form/fieldDefinition.ts';
import type { BuilderContent } from './builderContent.ts';
import { type ResumeItem, resumeItems } from './fields.ts';

type Edit = (content: BuilderContent) => BuilderContent;

const withItems = (
  content: BuilderContent,
  name: ResumeListName,
  items: readonly ResumeItem[],
): BuilderContent => ({
  ...content,
  sections: { ...content.sections, [name]: items },
});

type Person = NonNullable<ResumeSections['personal_details']>;

// A CV for the United States has no photo.
const withoutPhoto = (content: BuilderContent): BuilderContent => {
  const { personal_details: person, ...others } = content.sections;
  return person?.photo
    ? { ...content, sections: { ...others, personal_details: { ...person, photo: false } } }
    : content;
};

export const setPerson =
  (change: FieldValues): Edit =>
  (content) => {
    const personal_details: Person = { ...content.sections.personal_details, ...change };
    const changed = { ...content, sections: { ...content.sections, personal_details } };
    return personal_details.country_id === Country.UnitedStates ? withoutPhoto(changed) : changed;
  };

export const setPaper =
  (page_size: BuilderContent['page_size']): Edit =>
  (content) => ({ ...(page_size === 'letter' ? withoutPhoto(content) : content), page_size });

export const setSpacing =
  (spacing: NonNullable<BuilderContent['spacing']>): Edit =>
  (content) => ({ ...content, spacing });

export const setSummary =
  (text: string): Edit =>
  (content) => ({ ...content, sections: { ...content.sections, summary: { text } } });

export const setItem =
  (name: ResumeListName, id: string, change: FieldValues): Edit =>
  (content) =>
    withItems(
      content,
      name,
      resumeItems(content.sections, name).map((item) => (item.id === id ? { ...item, ...change } : item)),
    );

export const addResumeItem =
  (name: ResumeListName, item: ResumeItem): Edit =>
  (content) => {
    const items = resumeItems(content.sections, name);
    return items.length < resumeLists[name].maxItems ? withItems(content, name, [...items, item]) : content;
  };

export const setItems =
  (name: ResumeListName, items: readonly ResumeItem[]): Edit =>
  (content) =>
    withItems(content, name, items);

export function moved<Entry>(entries: readonly Entry[], from: number, by: -1 | 1): Entry[] {
  const entry = entries[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

export const moveSection =
  (name: SectionName, by: -1 | 1): Edit =>
  (content) => {
    const { section_order } = content;
    return { ...content, section_order: moved(section_order, section_order.indexOf(name), by) };
  };

type Clearance = ResumeSections['security_clearance'][number];

const isPrintedClearance = ({ audience = 'hidden' }: Clearance) => audience !== 'hidden';

/** Whether a section prints what it has: no clearance is printed that nobody may see. */
export function isSectionShown({ hidden_sections, sections }: BuilderContent, name: SectionName): boolean {
  if (hidden_sections.includes(name)) return false;
  const { security_clearance: clearances } = sections;
  return name !== 'security_clearance' || clearances.length === 0 || clearances.some(isPrintedClearance);
}

// Whoever switches clearances on wants them printed, which those that nobody may see are not.
function withPrintedClearances(content: BuilderContent): BuilderContent {
  const { security_clearance: clearances } = content.sections;
  if (clearances.some(isPrintedClearance)) return content;
  const printed = clearances.map((clearance) => ({ ...clearance, audience: 'applied_to' as const }));
  return { ...content, sections: { ...content.sections, security_clearance: printed } };
}

export const showSection =
  (name: SectionName, isShown: boolean): Edit =>
  (content) => {
    const others = content.hidden_sections.filter((hidden) => hidden !== name);
    if (!isShown) return { ...content, hidden_sections: [...others, name] };
    const shown = { ...content, hidden_sections: others };
    return name === 'security_clearance' ? withPrintedClearances(shown) : shown;
  };

type Skill = ResumeSections['skills'][number];

export const addSkills =
  (
    names: readonly string[],
    evidenceId: string | null,
    newId: () => string,
    source: NonNullable<Skill['source']> = 'translated',
  ): Edit =>
  (content) => {
    const { skills } = content.sections;
    const known = new Set(skills.map(({ name }) => name?.trim().toLowerCase()));
    const added = names
      .filter((name) => !known.has(name.trim().toLowerCase()))
      .map((name) => ({
        id: newId(),
        name,
        source,
        evidence_item_id: evidenceId,
      }));
    return withItems(content, 'skills', [...skills, ...added].slice(0, resumeLists.skills.maxItems));
  };

const escaped = (text: string) => text.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&');

export const replaceWords =
  (id: string, { path, from, to }: { path: string; from: string; to: string }): Edit =>
  (content) => {
    const [field, line] = path.split('.').slice(2);
    const bounded = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(from)}(?![\\p{L}\\p{N}_])`, 'gu');
    const inPlain = (text: string, most: number) => text.replace(bounded, () => to).slice(0, most);
    return withItems(
      content,
      'military_exp',
      content.sections.military_exp.map((post) => {
        if (post.id !== id) return post;
        if (field === 'highlights')
          return {
            ...post,
            highlights: (post.highlights ?? []).map((text, at) =>
              at === Number(line) ? inPlain(text, 300) : text,
            ),
          };
        if (field === 'role_title' || field === 'unit')
          return { ...post, [field]: inPlain(post[field] ?? '', 120) };
        return post;
      }),
    );
  };
