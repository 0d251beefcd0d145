import { extendTheme } from '@mui/joy/styles';
import { withAlpha } from './colour.ts';
import { components } from './components.ts';
import { joyPalette } from './joyPalette.ts';
import { primaryScale } from './palette.ts';
import { rolesOf, type ThemeChoice } from './roles.ts';
import { roleVariables } from './token.ts';
import { fontFamily, typography } from './typeScale.ts';

export const breakpoints = { xs: 280, sm: 600, md: 900, lg: 1200, xl: 1536 };

/** `0 8px 16px` at 24 % of the primary colour: the shadow of the one next action. */
export const primaryShadow = (choice: ThemeChoice) =>
  `0 8px 16px ${withAlpha(primaryScale(choice.themeColorPresets)[500], 0.24)}`;

/**
 * The Joy theme of a choice, and the custom properties that its `vars` and our `token`s point to.
 * The mode is resolved here, so Joy's own provider, storage and start-up script are not needed.
 */
export function createTheme(choice: ThemeChoice) {
  const roles = rolesOf(choice);
  const palette = joyPalette(choice, roles);
  const theme = extendTheme({
    breakpoints: { values: breakpoints },
    spacing: 8,
    radius: { xs: '6px', sm: '8px', md: '8px', lg: '8px', xl: '8px' },
    focus: { thickness: '3px', default: { outlineOffset: '2px' } },
    fontFamily,
    fontWeight: { sm: 400, md: 500, lg: 600, xl: 640 },
    shadow: {
      sm: 'none',
      md: '0 4px 12px -2px rgba(12, 17, 29, 0.1)',
      lg: '0 20px 40px -8px rgba(12, 17, 29, 0.18)',
    },
    typography,
    components,
    colorSchemes: { light: { palette }, dark: { palette } },
  });
  const root = theme.generateCssVars();
  const coloured = theme.generateCssVars('light');
  return {
    theme,
    variables: {
      ...root.css,
      ...coloured.css,
      ...roleVariables(roles),
      '--ui-shadow-primary': primaryShadow(choice),
      '--ui-shadow-card': choice.themeContrast === 'bold' ? '0 4px 12px -2px rgba(12, 17, 29, 0.1)' : 'none',
      colorScheme: choice.themeMode,
    },
  };
}
