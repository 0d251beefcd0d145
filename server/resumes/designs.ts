import type { components } from '../../openapi.gen.d.ts';

type Schemas = components['schemas'];
export type TemplateId = Schemas['ResumeTemplateId'];
type Colour = Schemas['ResumeColour'];
type Layout = Schemas['ResumeLayout'];

const layouts: Record<Layout, { name: string; columns: number; federal_ok: boolean }> = {
  meridian: { name: 'Meridian', columns: 1, federal_ok: true },
  margin: { name: 'Margin', columns: 1, federal_ok: false },
  harbour: { name: 'Harbour', columns: 2, federal_ok: false },
  horizon: { name: 'Horizon', columns: 2, federal_ok: false },
};

const colours: Colour[] = ['black', 'blue', 'orange', 'cyan', 'green'];

/** The layout that applicant tracking systems read most reliably. */
export const defaultTemplate: TemplateId = 'meridian-black';

const templateLayout = (id: TemplateId) => id.split('-')[0] as Layout;
export const templateColour = (id: TemplateId) => id.split('-')[1] as Colour;
export const withColour = (id: TemplateId, colour: Colour): TemplateId => `${templateLayout(id)}-${colour}`;

const layoutName = (layout: Layout, locale: string) =>
  layout === 'harbour' && locale === 'en-US' ? 'Harbor' : layouts[layout].name;

export const resumeTemplates = (locale: string): Schemas['ResumeTemplate'][] =>
  (Object.keys(layouts) as Layout[]).flatMap((layout) =>
    colours.map((colour) => {
      const { columns, federal_ok } = layouts[layout];
      const id: TemplateId = `${layout}-${colour}`;
      return {
        id,
        name: `${layoutName(layout, locale)}, ${colour}`,
        colour,
        layout,
        columns,
        federal_ok,
        thumb_url: `/designs/${id}.webp`,
      };
    }),
  );

export const defaultSectionOrder: Schemas['SectionName'][] = [
  'personal_details',
  'summary',
  'military_exp',
  'civilian_exp',
  'education',
  'training',
  'skills',
  'languages',
  'volunteering',
  'awards',
  'security_clearance',
  'interest',
  'misc',
];

export const defaultPageSize = (kind: Schemas['ResumeKind']): Schemas['ResumePageSize'] =>
  kind === 'cv' ? 'a4' : 'letter';
