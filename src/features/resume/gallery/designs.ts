import type { components } from '../../../../openapi.gen.d.ts';
import { lookOf } from '../../../documents/resume/look.ts';
import { pageLocale } from '../../../ui/intl.ts';

type Schemas = components['schemas'];
export type Colour = Schemas['ResumeColour'];
export type TemplateLayout = Schemas['ResumeLayout'];
export type TemplateId = Schemas['ResumeTemplateId'];

export const layouts: { layout: TemplateLayout; about: string }[] = [
  {
    layout: 'meridian',
    about: 'One column, serif headings. The safest for hiring software.',
  },
  { layout: 'margin', about: 'Dates hang in the margin. Calm, and quick to scan.' },
  {
    layout: 'harbour',
    about: 'Skills and training next to your experience. Good for technical roles.',
  },
  {
    layout: 'horizon',
    about: 'Name first, then your career as a route. Good for leaders.',
  },
];

export const colours: { colour: Colour; name: string; accent: string }[] = (
  [
    ['black', 'Black'],
    ['blue', 'Blue'],
    ['orange', 'Orange'],
    ['cyan', 'Cyan'],
    ['green', 'Green'],
  ] as const
).map(([colour, name]) => ({ colour, name, accent: lookOf(`meridian-${colour}`).ink.accent }));

export const toTemplateId = (layout: TemplateLayout, colour: Colour): TemplateId => `${layout}-${colour}`;

export const colourOf = (id: TemplateId) => id.split('-')[1] as Colour;

const names: Record<TemplateLayout, string> = {
  meridian: 'Meridian',
  margin: 'Margin',
  harbour: 'Harbour',
  horizon: 'Horizon',
};

export const layoutName = (layout: TemplateLayout): string =>
  layout === 'harbour' && pageLocale() === 'en-US' ? 'Harbor' : names[layout];

export const designName = (id: TemplateId): string => `${layoutName(lookOf(id).layout)}, ${colourOf(id)}`;
