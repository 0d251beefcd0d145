import { defaultSettings, type Settings } from '../settings.ts';

type Variables = Record<string, string>;

/** The server does not know the stored mode, so it writes both modes with zero specificity; the browser's own then win. */
export function globalVariables(
  variablesOf: (settings: Settings) => Variables,
  settings: Settings,
): Record<string, Variables | Record<string, Variables>> {
  if (typeof document !== 'undefined') {
    const onScreen = { ':root': variablesOf(settings) };
    if (settings.themeMode === 'light') return onScreen;
    // Browsers print no backgrounds, so the text of the dark mode would be white on white.
    return { ...onScreen, '@media print': { ':root': variablesOf({ ...settings, themeMode: 'light' }) } };
  }
  return {
    ':where(:root)': variablesOf(defaultSettings),
    ':where(:root[data-theme=dark])': variablesOf({ ...defaultSettings, themeMode: 'dark' }),
  };
}
