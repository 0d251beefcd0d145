import { readFileSync } from 'node:fs';
import Button from '@mui/joy/Button';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings, presetNames, resetSettings, type Settings, setSetting } from '../settings.ts';
import { AppTheme } from './AppTheme.tsx';
import { contrast } from './colour.ts';
import { globalVariables } from './globalVariables.ts';
import { JoyTheme } from './JoyTheme.tsx';
import { joyPalette } from './joyPalette.ts';
import { joyTheme } from './joyTheme.ts';
import { error, grey, info, paletteSteps, primaryScale, secondary, success, warning } from './palette.ts';
import { categories, type Roles, rolesOf, type ThemeChoice } from './roles.ts';
import { rootVariables, themeVariables } from './token.ts';

const plain: ThemeChoice = { themeMode: 'light', themeContrast: 'default', themeColorPresets: 'default' };
const modes = ['light', 'dark'] as const;
const contrasts = ['default', 'bold'] as const;
const choices: ThemeChoice[] = modes.flatMap((themeMode) =>
  contrasts.flatMap((themeContrast) =>
    presetNames.map((themeColorPresets) => ({ themeMode, themeContrast, themeColorPresets })),
  ),
);

const rootVariable = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

beforeEach(resetSettings);

test('SETTINGS-04 each preset puts its own colour in force as the primary', () => {
  const expected = {
    default: '#2778CB',
    cyan: '#078DEE',
    purple: '#7635DC',
    blue: '#2065D1',
    orange: '#FDA92D',
    red: '#FF3030',
  };
  render(
    <AppTheme>
      <JoyTheme>page</JoyTheme>
    </AppTheme>,
  );
  for (const [preset, colour] of Object.entries(expected)) {
    act(() => setSetting('themeColorPresets', preset as Settings['themeColorPresets']));
    expect([preset, rootVariable('--joy-palette-primary-500'), rootVariable('--ui-solid')]).toEqual([
      preset,
      colour,
      colour,
    ]);
  }
});

test('a plain control under the pointer is readable in every choice', () => {
  for (const choice of choices) {
    const { neutral, primary } = joyPalette(choice, rolesOf(choice));
    for (const { plainHoverColor, plainHoverBg } of [neutral, primary])
      expect([choice, contrast(plainHoverColor, plainHoverBg) >= 4.5]).toEqual([choice, true]);
  }
});

test('SETTINGS-05 font Inter, radius 8, the breakpoints and the spacing unit', () => {
  const { theme } = joyTheme(plain);
  expect(theme.fontFamily.body.startsWith('"Inter Variable"')).toBe(true);
  expect(theme.fontFamily.display).toBe(theme.fontFamily.body);
  const css = readFileSync('src/ui/theme/base.css', 'utf8');
  expect(css).toMatch(/font-family: "Inter Variable";[^}]*inter-latin-opsz-normal\.woff2/);
  expect(css).toMatch(/body \{[^}]*font-family: "Inter Variable"/);
  expect([theme.radius.sm, theme.radius.md, theme.radius.lg, theme.radius.xl]).toEqual([
    '8px',
    '8px',
    '8px',
    '8px',
  ]);
  expect(theme.breakpoints.values).toEqual({ xs: 280, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect([theme.spacing(1), theme.spacing(3)]).toEqual(['8px', '24px']);
});

test('SETTINGS-06 the palette, both modes, and the primary shadow', () => {
  const scale = (colours: string) =>
    Object.fromEntries(colours.split(' ').map((hex, index) => [paletteSteps[index], `#${hex}`]));
  expect({ grey, primary: primaryScale('default'), secondary, info, success, warning, error }).toEqual({
    grey: scale('F8F9FB F2F4F7 E4E7EC D0D5DD 98A2B3 667085 475467 344054 182230 101828 0C111D'),
    primary: scale('EEF5FC D9E8F8 B4D1F1 86B5E8 5293DA 2778CB 1F65AF 1B528D 184370 15365A 0D2239'),
    secondary: scale('F5F6F7 E6E8EB CDD1D7 A3AAB5 6C7583 101828 0C111D 080C14 05070C 020306 000000'),
    info: scale('ECF9FB CEF0F5 A2E1EB 66CADB 2BABC2 1190A9 11738A 155D70 1A4D5C 1A404E 0B2935'),
    success: scale('EBF8F1 D0EFDF A4DFC1 6CC89B 36AC75 15905B 0F7549 0C5D3B 0A4A30 083C28 042216'),
    warning: scale('FFF8EB FEEBC8 FCD68A F8BC4C F2A42B D98310 A85B0A 8A480B 703A0C 5A2F0C 331804'),
    error: scale('FEF2F1 FDE0DD FBC4BF F69C94 EE6B60 D63C30 B93227 992820 7E251F 69231E 390F0C'),
  });
  const { theme } = joyTheme(plain);
  const inTheme = ['primary', 'neutral', 'secondary', 'info', 'success', 'warning', 'danger'].map(
    (name) => (theme.palette as unknown as Record<string, Record<string, string>>)[name]?.[950],
  );
  expect(inTheme).toEqual(['#0D2239', '#0C111D', '#000000', '#0B2935', '#042216', '#331804', '#390F0C']);

  render(
    <AppTheme>
      <JoyTheme>
        <Button>Continue</Button>
      </JoyTheme>
    </AppTheme>,
  );
  const grounds = () => [
    rootVariable('--joy-palette-background-body'),
    rootVariable('--joy-palette-background-surface'),
    rootVariable('color-scheme'),
  ];
  expect(grounds()).toEqual(['#FFFFFF', '#F8F9FB', 'light']);
  act(() => setSetting('themeMode', 'dark'));
  expect(grounds()).toEqual(['#101828', '#182230', 'dark']);

  const shadows = presetNames.map(
    (preset) => themeVariables({ ...plain, themeColorPresets: preset })['--ui-shadow-primary'],
  );
  expect(shadows).toEqual([
    '0 8px 16px rgba(39, 120, 203, 0.24)',
    '0 8px 16px rgba(7, 141, 238, 0.24)',
    '0 8px 16px rgba(118, 53, 220, 0.24)',
    '0 8px 16px rgba(32, 101, 209, 0.24)',
    '0 8px 16px rgba(253, 169, 45, 0.24)',
    '0 8px 16px rgba(255, 48, 48, 0.24)',
  ]);
  expect(getComputedStyle(screen.getByRole('button')).boxShadow).toContain('0 8px 16px');
});

test('a preset mixes its own scale and leaves everything else alone', () => {
  const names = Object.keys(rolesOf(plain)) as (keyof Roles)[];
  const fromPrimary = [
    'solid',
    'onSolid',
    'solidHover',
    'solidActive',
    'mark',
    'onMark',
    'halo',
    'link',
    'tint',
    'tintHover',
    'onTint',
  ];
  for (const themeMode of modes) {
    const base = rolesOf({ ...plain, themeMode });
    const red = rolesOf({ ...plain, themeMode, themeColorPresets: 'red' });
    expect(names.filter((name) => base[name] !== red[name] && !fromPrimary.includes(name))).toEqual([]);
  }
  expect(presetNames.map((preset) => rolesOf({ ...plain, themeColorPresets: preset }).onSolid)).toEqual([
    '#FFFFFF',
    '#101828',
    '#FFFFFF',
    '#FFFFFF',
    '#101828',
    '#101828',
  ]);
});

test('the dark mode prints in light colours', () => {
  const light = globalVariables(rootVariables, defaultSettings);
  const dark = globalVariables(rootVariables, { ...defaultSettings, themeMode: 'dark' });
  expect(Object.keys(light)).toEqual([':root']);
  expect(dark[':root']).not.toEqual(light[':root']);
  expect(dark['@media print']).toEqual(light);
});

test('bold swaps page and paper, in both modes', () => {
  const grounds = (choice: ThemeChoice) => [rolesOf(choice).page, rolesOf(choice).paper];
  expect(grounds({ ...plain, themeContrast: 'bold' })).toEqual(['#F8F9FB', '#FFFFFF']);
  expect(grounds({ ...plain, themeMode: 'dark', themeContrast: 'bold' })).toEqual(['#182230', '#101828']);
});

describe.each(choices)('$themeMode, $themeContrast, $themeColorPresets', (choice) => {
  const roles = rolesOf(choice);
  const surfaces = [roles.page, roles.paper, roles.popup];
  const failures = (pairs: [name: string, front: string, back: string][], ratio: number) =>
    pairs
      .map(([name, front, back]) => ({ name, front, back, ratio: contrast(front, back) }))
      .filter((pair) => pair.ratio < ratio);
  const on = (names: (keyof Roles)[]) =>
    names.flatMap((name) => surfaces.map((back): [string, string, string] => [name, roles[name], back]));

  test('text reaches 4.5:1', () => {
    const states = ['success', 'warning', 'error', 'info'] as const;
    const pairs: [string, string, string][] = [
      ...on(['ink', 'second', 'quiet', 'link', 'onTint', ...states]),
      ...states.map((name): [string, string, string] => [name, roles[name], roles[`${name}Ground`]]),
      ...categories.map((name): [string, string, string] => [
        name,
        roles[`tag-${name}`],
        roles[`tag-${name}-ground`],
      ]),
      ['onSolid', roles.onSolid, roles.solid],
      ['onSolid, hover', roles.onSolid, roles.solidHover],
      ['onSolid, active', roles.onSolid, roles.solidActive],
      ['onTint', roles.onTint, roles.tint],
      ['onTint, hover', roles.onTint, roles.tintHover],
      ['ink, hover', roles.ink, roles.hover],
      ['quiet, hover', roles.quiet, roles.hover],
      ['contrastSolid', roles.onContrastSolid, roles.contrastSolid],
      ['toast', roles.onToast, roles.toast],
      ['danger button', '#FFFFFF', error[600]],
    ];
    expect(failures(pairs, 4.5)).toEqual([]);
  });

  test('glyphs, field borders and focus reach 3:1', () => {
    const pairs: [string, string, string][] = [
      ...on(['field', 'mark', 'errorMark', 'warningMark', 'successMark', 'infoMark']),
      ['tick', roles.onMark, roles.mark],
      ['exclamation', roles.onErrorMark, roles.errorMark],
    ];
    expect(failures(pairs, 3)).toEqual([]);
  });

  test('bold lifts quiet text to 7:1', () => {
    if (choice.themeContrast === 'default')
      return expect(roles.quiet).not.toBe(rolesOf({ ...choice, themeContrast: 'bold' }).quiet);
    expect(failures(on(['quiet']), 7)).toEqual([]);
  });
});
