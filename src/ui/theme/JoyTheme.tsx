import { Global, ThemeProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { joyTheme } from './joyTheme.ts';

/** The chosen theme for Joy's components, which read it from Emotion's context. The start does without Joy. */
export function JoyTheme({ children }: { children: ReactNode }) {
  const { themeMode, themeContrast, themeColorPresets } = useSettings();
  const { theme, variables } = useMemo(
    () => joyTheme({ themeMode, themeContrast, themeColorPresets }),
    [themeMode, themeContrast, themeColorPresets],
  );
  return (
    <ThemeProvider theme={theme}>
      <Global styles={{ ':root': variables }} />
      {children}
    </ThemeProvider>
  );
}
