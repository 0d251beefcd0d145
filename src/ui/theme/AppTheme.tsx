import './base.css';
import { Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { rootVariables } from './token.ts';

/** Puts the chosen theme in force, for everything that is not Joy's. */
export function AppTheme({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const root = useMemo(() => ({ ':root': rootVariables(settings) }), [settings]);
  return (
    <>
      <Global styles={root} />
      {children}
    </>
  );
}
