import './base.css';
import { Global, ThemeProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { createTheme } from './createTheme.ts';

/** Puts the chosen theme in force. Joy reads its theme from Emotion's context, so this is all it needs. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { themeMode, themeContrast, themeColorPresets, themeStretch } = useSettings();
  const { theme, variables } = useMemo(
    () => createTheme({ themeMode, themeContrast, themeColorPresets }),
    [themeMode, themeContrast, themeColorPresets],
  );
  const root = { ':root': { ...variables, '--ui-content': themeStretch ? 'none' : '1200px' } };
  return (
    <ThemeProvider theme={theme}>
      <Global styles={root} />
      {children}
    </ThemeProvider>
  );
}
