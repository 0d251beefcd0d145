import { useSyncExternalStore } from 'react';

const choices = {
  themeMode: ['light', 'dark'],
  themeLayout: ['vertical', 'mini'],
  themeContrast: ['default', 'bold'],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
  themeStretch: [false, true],
} as const;

export type Settings = { [Key in keyof typeof choices]: (typeof choices)[Key][number] };
export type SettingKey = keyof Settings;
export type ThemePreset = Settings['themeColorPresets'];
type TogglableSetting = Exclude<SettingKey, 'themeColorPresets'>;

export const settingsKey = 'settings';
export const presetNames: readonly ThemePreset[] = choices.themeColorPresets;
export const defaultSettings: Settings = {
  themeMode: 'light',
  themeLayout: 'vertical',
  themeContrast: 'default',
  themeColorPresets: 'default',
  themeStretch: false,
};

export function parseSettings(stored: string | null): Settings {
  let record: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (value && typeof value === 'object') record = { ...value };
  } catch {
    record = {};
  }
  const valid = Object.entries(choices).filter(([key, allowed]) =>
    (allowed as readonly unknown[]).includes(record[key]),
  );
  return { ...defaultSettings, ...Object.fromEntries(valid.map(([key]) => [key, record[key]])) };
}

function load(): Settings {
  try {
    return parseSettings(localStorage.getItem(settingsKey));
  } catch {
    return defaultSettings;
  }
}

let current = load();
const listeners = new Set<() => void>();

function replace(next: Settings) {
  current = next;
  for (const listener of listeners) listener();
}

function save(next: Settings) {
  try {
    localStorage.setItem(settingsKey, JSON.stringify(next));
  } catch {
    // When storage is full or blocked, the choice lasts for this page only.
  }
  replace(next);
}

export const readSettings = (): Settings => current;

export function setSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  save({ ...current, [key]: value });
}

export function toggleSetting(key: TogglableSetting): void {
  const [first, second] = choices[key];
  save({ ...current, [key]: current[key] === first ? second : first });
}

export const resetSettings = (): void => save(defaultSettings);

function followOtherTabs(event: StorageEvent) {
  if (event.key === settingsKey || event.key === null) replace(load());
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    const stored = load();
    if (JSON.stringify(stored) !== JSON.stringify(current)) current = stored;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

const readDefaultSettings = () => defaultSettings;

/** Returns the defaults while a server-rendered page is hydrated. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, readSettings, readDefaultSettings);

/** Returns the stored settings from the start; for what no element shows, such as theme variables. */
export const useStoredSettings = (): Settings => useSyncExternalStore(subscribe, readSettings, readSettings);
