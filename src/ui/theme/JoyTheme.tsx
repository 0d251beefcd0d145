import { Global, ThemeProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { type Settings, useSettings, useStoredSettings } from '../settings.ts';
import { globalVariables } from './globalVariables.ts';
import { joyTheme } from './joyTheme.ts';

const variablesOf = (settings: Settings) => joyTheme(settings).variables as Record<string, string>;

export function JoyTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const stored = useStoredSettings();
  const { theme } = useMemo(() => joyTheme(settings), [settings]);
  const variables = useMemo(() => globalVariables(variablesOf, stored), [stored]);
  return (
    <ThemeProvider theme={theme}>
      <Global styles={variables} />
      {children}
    </ThemeProvider>
  );
}
