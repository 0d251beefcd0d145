import { type Roles, rolesOf } from './roles.ts';

const variable = (role: string) => `--ui-${role}`;

/** The colours as custom properties, one for each role. */
export function roleVariables(roles: Roles): Record<string, string> {
  return Object.fromEntries(Object.entries(roles).map(([role, colour]) => [variable(role), colour]));
}

/** `token.ink` and its like: references to the colours of the theme in force, for `sx` and `styled`. */
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

/** Present for screen readers only. */
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
