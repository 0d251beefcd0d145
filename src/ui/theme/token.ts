import { withAlpha } from './colour.ts';
import { primaryScale } from './palette.ts';
import { type Roles, rolesOf, type ThemeChoice } from './roles.ts';

const variable = (role: string) => `--ui-${role}`;

export function themeVariables(choice: ThemeChoice): Record<string, string> {
  const roles = Object.entries(rolesOf(choice)).map(([role, colour]) => [variable(role), colour]);
  return {
    ...Object.fromEntries(roles),
    '--ui-shadow-primary': `0 8px 16px ${withAlpha(primaryScale(choice.themeColorPresets)[500], 0.24)}`,
    '--ui-shadow-card': choice.themeContrast === 'bold' ? '0 4px 12px -2px rgba(12, 17, 29, 0.1)' : 'none',
    colorScheme: choice.themeMode,
  };
}

export const rootVariables = (settings: ThemeChoice & { themeStretch: boolean }): Record<string, string> => ({
  ...themeVariables(settings),
  '--ui-content': settings.themeStretch ? 'none' : '1200px',
});

export const token = Object.fromEntries(
  Object.keys(rolesOf({ themeMode: 'light', themeContrast: 'default', themeColorPresets: 'default' })).map(
    (role) => [role, `var(${variable(role)})`],
  ),
) as Roles;

export const shadow = {
  card: 'var(--ui-shadow-card)',
  menu: '0 4px 12px -2px rgba(12, 17, 29, 0.1)',
  dialog: '0 20px 40px -8px rgba(12, 17, 29, 0.18)',
  primary: 'var(--ui-shadow-primary)',
};

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
