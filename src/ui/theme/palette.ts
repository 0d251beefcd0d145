import type { ThemePreset } from '../settings.ts';
import { mix } from './colour.ts';

export const paletteSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Scale = Record<(typeof paletteSteps)[number], string>;

const scale = (colours: string) =>
  Object.fromEntries(colours.split(' ').map((colour, index) => [paletteSteps[index], `#${colour}`])) as Scale;

export const grey = scale('F8F9FB F2F4F7 E4E7EC D0D5DD 98A2B3 667085 475467 344054 182230 101828 0C111D');
export const secondary = scale(
  'F5F6F7 E6E8EB CDD1D7 A3AAB5 6C7583 101828 0C111D 080C14 05070C 020306 000000',
);
export const info = scale('ECF9FB CEF0F5 A2E1EB 66CADB 2BABC2 1190A9 11738A 155D70 1A4D5C 1A404E 0B2935');
export const success = scale('EBF8F1 D0EFDF A4DFC1 6CC89B 36AC75 15905B 0F7549 0C5D3B 0A4A30 083C28 042216');
export const warning = scale('FFF8EB FEEBC8 FCD68A F8BC4C F2A42B D98310 A85B0A 8A480B 703A0C 5A2F0C 331804');
export const error = scale('FEF2F1 FDE0DD FBC4BF F69C94 EE6B60 D63C30 B93227 992820 7E251F 69231E 390F0C');
const blue = scale('EEF5FC D9E8F8 B4D1F1 86B5E8 5293DA 2778CB 1F65AF 1B528D 184370 15365A 0D2239');

export const presetColours: Record<ThemePreset, string> = {
  default: '#2778CB',
  cyan: '#078DEE',
  purple: '#7635DC',
  blue: '#2065D1',
  orange: '#FDA92D',
  red: '#FF3030',
};

const shares: Record<number, number> = {
  50: 0.08,
  100: 0.18,
  200: 0.35,
  300: 0.56,
  400: 0.8,
  600: 0.82,
  700: 0.63,
  800: 0.48,
  900: 0.35,
  950: 0.16,
};

export function primaryScale(preset: ThemePreset): Scale {
  if (preset === 'default') return blue;
  const main = presetColours[preset];
  const entries = paletteSteps.map((step) => {
    if (step === 500) return [step, main];
    return [step, mix(main, step < 500 ? '#FFFFFF' : '#0C111D', Number(shares[step]))];
  });
  return Object.fromEntries(entries);
}
