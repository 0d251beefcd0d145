import { defaultSettings, type Settings } from '../settings.ts';

type Variables = Record<string, string>;

/** The server does not know the stored mode, so it writes both modes with zero specificity; the browser's own then win. */
export function globalVariables(
  variablesOf: (settings: Settings) => Variables,
  settings: Settings,
): Record<string, Variables> {
  if (typeof document !== 'undefined') return { ':root': variablesOf(settings) };
  return {
    ':where(:root)': variablesOf(defaultSettings),
    ':where(:root[data-theme=dark])': variablesOf({ ...defaultSettings, themeMode: 'dark' }),
  };
}
