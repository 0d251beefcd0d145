import type { Settings } from '../settings.ts';
import { contrast, mix, reach } from './colour.ts';
import { error, grey, info, primaryScale, type Scale, success, warning } from './palette.ts';

export type ThemeChoice = Pick<Settings, 'themeMode' | 'themeContrast' | 'themeColorPresets'>;

const tagColours = {
  employment: ['1B528D', 'E6F0FA', 'A9CCF2', '18324F'],
  education: ['5A3EB0', 'F0EDFB', 'C9BCF7', '2B2650'],
  healthcare: ['A82255', 'FCECF2', 'F5AFC8', '3F2037'],
  finance: ['0C5D3B', 'E5F5EC', '8AD6B0', '12332A'],
  housing: ['8A480B', 'FDF1DF', 'FCCB80', '3A2B1B'],
  online: ['135D70', 'E3F5F8', '93DCE9', '123240'],
  course: ['86198F', 'FAEBFB', 'EBB3F1', '3A2145'],
} as const;
export type TagCategory = keyof typeof tagColours;
export const categories = Object.keys(tagColours) as TagCategory[];

const grounds = { white: '#FFFFFF', ink: '#101828', night: '#182230' };

function primaryRoles(primary: Scale, dark: boolean, surfaces: string[]) {
  const main = primary[500];
  const whiteText = contrast('#FFFFFF', main) >= 4.5;
  const mark = reach(main, dark ? '#FFFFFF' : grey[950], surfaces, 3);
  const tint = dark ? mix(main, grounds.ink, 0.25) : primary[50];
  const deep = dark ? [primary[300], primary[200], primary[100]] : [primary[600], primary[700], primary[800]];
  const readable = (from: string[], on: string[]) =>
    from.find((colour) => on.every((ground) => contrast(colour, ground) >= 4.5)) ?? from[from.length - 1]!;
  return {
    solid: main,
    onSolid: whiteText ? '#FFFFFF' : grounds.ink,
    solidHover: whiteText ? primary[600] : primary[400],
    solidActive: whiteText ? primary[700] : primary[300],
    mark,
    onMark: contrast('#FFFFFF', mark) >= 3 ? '#FFFFFF' : grounds.ink,
    halo: dark ? mix(main, grounds.ink, 0.45) : primary[200],
    link: readable(deep, [...surfaces, tint]),
    tint,
    tintHover: dark ? mix(main, grounds.ink, 0.35) : primary[100],
    onTint: readable(deep.slice(1), [tint, ...surfaces]),
  };
}

function neutralRoles(dark: boolean, bold: boolean) {
  const [page, paper] = dark ? [grounds.ink, grounds.night] : [grounds.white, grey[50]];
  const field = dark ? '#7C879B' : grey[500];
  const line = bold ? (dark ? grey[600] : grey[400]) : dark ? '#2A3547' : grey[200];
  return {
    page: bold ? paper : page,
    paper: bold ? page : paper,
    popup: dark ? grounds.night : grounds.white,
    ink: dark ? grey[50] : grounds.ink,
    second: dark ? '#C3CAD6' : grey[600],
    quiet: bold ? (dark ? grey[300] : grey[700]) : dark ? '#A6B0C0' : '#5A667A',
    line,
    lineStrong: bold ? line : dark ? '#3A475B' : grey[300],
    field,
    cardLine: bold ? field : line,
    hover: dark ? '#243043' : grey[100],
    skeleton: dark ? '#2A3547' : grey[200],
    skeletonStrong: dark ? '#3A475B' : grey[300],
    contrastSolid: dark ? grey[50] : grounds.ink,
    onContrastSolid: dark ? grounds.ink : grounds.white,
    toast: dark ? grey[50] : grounds.ink,
    onToast: dark ? grounds.ink : grounds.white,
    amber: '#F2A42B',
  };
}

function stateRoles(dark: boolean) {
  return {
    success: dark ? '#8AD6B0' : success[700],
    successGround: dark ? '#12332A' : success[50],
    successMark: dark ? success[300] : success[600],
    warning: dark ? warning[200] : warning[700],
    warningGround: dark ? '#37291A' : warning[50],
    warningMark: dark ? warning[300] : warning[600],
    error: dark ? error[200] : error[700],
    errorGround: dark ? '#3A2028' : error[50],
    errorMark: dark ? error[300] : error[600],
    onErrorMark: dark ? grounds.ink : grounds.white,
    info: dark ? info[200] : info[700],
    infoGround: dark ? '#123240' : info[50],
    infoMark: dark ? info[300] : info[600],
  };
}

type TagRoles = Record<`tag-${TagCategory}` | `tag-${TagCategory}-ground`, string>;

function tagRoles(dark: boolean): TagRoles {
  const entries = Object.entries(tagColours).flatMap(([name, [text, ground, darkText, darkGround]]) => [
    [`tag-${name}`, `#${dark ? darkText : text}`],
    [`tag-${name}-ground`, `#${dark ? darkGround : ground}`],
  ]);
  return Object.fromEntries(entries);
}

export function rolesOf(choice: ThemeChoice) {
  const dark = choice.themeMode === 'dark';
  const neutral = neutralRoles(dark, choice.themeContrast === 'bold');
  const primary = primaryScale(choice.themeColorPresets);
  return {
    ...neutral,
    ...primaryRoles(primary, dark, [neutral.page, neutral.paper, neutral.popup]),
    ...stateRoles(dark),
    ...tagRoles(dark),
  };
}

export type Roles = ReturnType<typeof rolesOf>;
