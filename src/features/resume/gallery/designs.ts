import type { components } from '../../../../openapi.gen.d.ts';
import { lookOf } from '../../../documents/resume/look.ts';

type Schemas = components['schemas'];
export type Colour = Schemas['ResumeColour'];
export type TemplateLayout = Schemas['ResumeLayout'];
export type TemplateId = Schemas['ResumeTemplateId'];

export const layouts: { layout: TemplateLayout; name: string; about: string }[] = [
  {
    layout: 'meridian',
    name: 'Meridian',
    about: 'One column, serif headings. The safest for hiring software.',
  },
  { layout: 'margin', name: 'Margin', about: 'Dates hang in the margin. Calm, and quick to scan.' },
  {
    layout: 'harbour',
    name: 'Harbour',
    about: 'Skills and training next to your experience. Good for technical roles.',
  },
  {
    layout: 'horizon',
    name: 'Horizon',
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

export function designName(id: TemplateId): string {
  const { layout } = lookOf(id);
  return `${layouts.find((item) => item.layout === layout)?.name}, ${colourOf(id)}`;
}
