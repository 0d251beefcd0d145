// The five colours, and the measures in points that the four designs share.
import type { components } from '../../../openapi.gen.d.ts';

type Colour = components['schemas']['ResumeColour'];
type Layout = components['schemas']['ResumeLayout'];

export interface Ink {
  accent: string;
  tint: string;
  band: string;
  onBand: string;
}

const inks: Record<Colour, Ink> = {
  black: { accent: '#101828', tint: '#F2F4F7', band: '#101828', onBand: '#D0D5DD' },
  blue: { accent: '#1F65AF', tint: '#EEF5FC', band: '#184370', onBand: '#B4D1F1' },
  orange: { accent: '#B4530A', tint: '#FFF4E8', band: '#7A3A0A', onBand: '#FBD9B5' },
  cyan: { accent: '#0E7490', tint: '#E8F6FA', band: '#155468', onBand: '#B2E3EF' },
  green: { accent: '#0F7549', tint: '#EAF6F0', band: '#0B5532', onBand: '#B7E2CC' },
};

export const ink = '#101828';
export const second = '#475467';
export const line = '#D0D5DD';

export const sheetSizes = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

/** The alternative text. */
export const photoOf = (name: string) => `Photo of ${name}`.trim();

export const lookOf = (template: components['schemas']['ResumeTemplateId']) => {
  const [layout, colour] = template.split('-') as [Layout, Colour];
  return { layout, ink: inks[colour] };
};
