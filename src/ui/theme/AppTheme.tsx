import './base.css';
import { Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { themeVariables } from './token.ts';

/** Puts the chosen theme in force, for everything that is not Joy's. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { themeMode, themeContrast, themeColorPresets, themeStretch } = useSettings();
  const variables = useMemo(
    () => themeVariables({ themeMode, themeContrast, themeColorPresets }),
    [themeMode, themeContrast, themeColorPresets],
  );
  const root = { ':root': { ...variables, '--ui-content': themeStretch ? 'none' : '1200px' } };
  return (
    <>
      <Global styles={root} />
      {children}
    </>
  );
}
