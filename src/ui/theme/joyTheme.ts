import { extendTheme } from '@mui/joy/styles';
import { components } from './components.ts';
import { joyPalette } from './joyPalette.ts';
import { rolesOf, type ThemeChoice } from './roles.ts';
import { fontFamily, typography } from './typeScale.ts';

const breakpoints = { xs: 280, sm: 600, md: 900, lg: 1200, xl: 1536 };

/** The mode is resolved here, so Joy's own provider, storage and start-up script are not needed. */
export function joyTheme(choice: ThemeChoice) {
  const palette = joyPalette(choice, rolesOf(choice));
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
  return { theme, variables: { ...theme.generateCssVars().css, ...theme.generateCssVars('light').css } };
}
