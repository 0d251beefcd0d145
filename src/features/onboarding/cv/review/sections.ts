import type { components } from '../../../../../openapi.gen.d.ts';
import {
  highlights,
  isResumeList,
  personFields,
  type ResumeListName,
  resumeLists,
  sectionTitle,
  summaryField,
} from '../../../../documents/resume/fields.ts';
import type { SectionName } from '../../../../documents/resume/resumeContent.ts';
import type { FieldDefinition } from '../../../../ui/form/fieldDefinition.ts';

type Schemas = components['schemas'];
export type Sections = Schemas['ResumeSections'];

export type FieldValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type Item = { id: string } & { readonly [field: string]: FieldValue };

interface SectionDefinition {
  title: string;
  singular?: string;
  maxItems?: number;
  fields: readonly FieldDefinition[];
}

/** Answers that are missing are reported at their fields, and text that is too long can be typed. */
const checked = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  hint: field.kind === 'lines' ? `One per line, up to ${field.maxItems}` : undefined,
  required: field.required === true ? undefined : field.required,
  mayRunOver: true,
  rows: field.kind === 'lines' ? 6 : undefined,
});

/** In display order; all fields of the CV unless some are named. */
const section = (name: ResumeListName, names?: readonly string[]): SectionDefinition => {
  const { fields } = resumeLists[name];
  const shown = names?.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return { ...resumeLists[name], fields: (shown ?? fields).map(checked) };
};

const period = ['start_month', 'is_current', 'end_month'];

export const definitions: Record<SectionName, SectionDefinition> = {
  personal_details: { title: sectionTitle('personal_details'), fields: personFields.map(checked) },
  summary: {
    title: sectionTitle('summary'),
    fields: [checked({ ...summaryField, label: sectionTitle('summary') })],
  },
  military_exp: {
    ...section('military_exp', [...period, 'unit', 'region', 'people_led', highlights.name]),
    singular: 'period of service',
  },
  civilian_exp: section('civilian_exp', ['employer', 'job_title', 'city', ...period, highlights.name]),
  education: section('education', [
    ...['institution', 'qualification', 'subject', 'grade', 'start_month', 'end_month', 'completed_on'],
  ]),
  training: section('training', [
    ...['title', 'provider', 'completed_on', 'expires_on', 'civilian_equivalent'],
  ]),
  skills: section('skills'),
  awards: section('awards'),
  interest: section('interest', ['title']),
  volunteering: section('volunteering'),
  languages: section('languages'),
  security_clearance: section('security_clearance', ['level', 'status']),
  misc: { ...section('misc'), title: 'Misc' },
};

export const sectionNames = Object.keys(definitions) as SectionName[];

/** Personal Details and Summary are one entry, whose id is the section's name. */
export function itemsOf(sections: Sections, name: SectionName): Item[] {
  if (isResumeList(name)) return sections[name] as readonly Item[] as Item[];
  const only = sections[name];
  return only && Object.values(only).some((value) => value !== null && value !== '')
    ? [{ id: name, ...only }]
    : [];
}

export function fromItems(name: SectionName, items: readonly Item[]): readonly Item[] | Omit<Item, 'id'> {
  if (isResumeList(name)) return items;
  const { id: _, ...only } = items[0] ?? { id: name };
  return only;
}

/** The same path as in the server's messages. */
export const pathOf = (name: SectionName, index: number, field: string) =>
  isResumeList(name) ? `sections.${name}.${index}.${field}` : `sections.${name}.${field}`;
