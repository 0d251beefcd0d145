import './base.css';
import { Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { useStoredSettings } from '../settings.ts';
import { globalVariables } from './globalVariables.ts';
import { rootVariables } from './token.ts';

/** Applies the chosen theme to everything outside Joy. */
export function AppTheme({ children }: { children: ReactNode }) {
  const settings = useStoredSettings();
  const styles = useMemo(() => globalVariables(rootVariables, settings), [settings]);
  return (
    <>
      <Global styles={styles} />
      {children}
    </>
  );
}
