import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { SettingsDrawer } from './SettingsDrawer.tsx';
import {
  defaultSettings,
  parseSettings,
  presetNames,
  readSettings,
  resetSettings,
  type Settings,
  setSetting,
  toggleSetting,
  useSettings,
} from './settings.ts';

const stored = () => JSON.parse(localStorage.getItem('settings') ?? 'null');

const changed: Settings = {
  themeMode: 'dark',
  themeLayout: 'mini',
  themeContrast: 'bold',
  themeColorPresets: 'orange',
  themeStretch: true,
};

function setAll(settings: Settings) {
  setSetting('themeMode', settings.themeMode);
  setSetting('themeLayout', settings.themeLayout);
  setSetting('themeContrast', settings.themeContrast);
  setSetting('themeColorPresets', settings.themeColorPresets);
  setSetting('themeStretch', settings.themeStretch);
}

function Shown() {
  return <output>{JSON.stringify(useSettings())}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent);

beforeEach(() => {
  resetSettings();
  localStorage.clear();
});

test('SETTINGS-01 the settings, every value of each, and what they are at first', () => {
  expect(parseSettings(null)).toEqual({
    themeMode: 'light',
    themeLayout: 'vertical',
    themeContrast: 'default',
    themeColorPresets: 'default',
    themeStretch: false,
  });
  expect(readSettings()).toEqual(defaultSettings);
  const values = {
    themeMode: ['light', 'dark'],
    themeLayout: ['vertical', 'mini'],
    themeContrast: ['default', 'bold'],
    themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
    themeStretch: [false, true],
  };
  for (const [key, allowed] of Object.entries(values)) {
    for (const value of allowed) {
      expect(parseSettings(JSON.stringify({ [key]: value }))).toEqual({ ...defaultSettings, [key]: value });
    }
  }
});

describe('what is stored by something else', () => {
  test.each([
    ['not JSON', '{"themeMode":'],
    ['a list', '[1, 2]'],
    ['a word', '"dark"'],
    ['null', 'null'],
    ['other keys', '{"font":"Comic Sans","__proto__":{"themeMode":"dark"}}'],
    [
      'unknown values',
      '{"themeMode":"sepia","themeStretch":"true","themeColorPresets":7,"themeLayout":null}',
    ],
  ])('%s falls back to the defaults', (_, text) => {
    expect(parseSettings(text)).toEqual(defaultSettings);
  });

  test('a good field next to a bad one is kept', () => {
    expect(parseSettings('{"themeMode":"dark","themeContrast":"loud"}')).toEqual({
      ...defaultSettings,
      themeMode: 'dark',
    });
  });
});

test('SETTINGS-02 each is toggled and set directly, in code and in the drawer; a reset restores the defaults', async () => {
  for (const key of ['themeMode', 'themeLayout', 'themeContrast', 'themeStretch'] as const) {
    toggleSetting(key);
    expect(readSettings()).toEqual({ ...defaultSettings, [key]: changed[key] });
    toggleSetting(key);
    expect(readSettings()).toEqual(defaultSettings);
  }
  for (const preset of presetNames) {
    setSetting('themeColorPresets', preset);
    expect(readSettings()).toEqual({ ...defaultSettings, themeColorPresets: preset });
  }
  setAll(changed);
  expect(readSettings()).toEqual(changed);
  resetSettings();
  expect(readSettings()).toEqual(defaultSettings);

  const user = userEvent.setup();
  render(<SettingsDrawer open onClose={() => undefined} />);
  for (const name of ['Dark', 'Bold', 'Mini', 'Stretch', 'Orange'])
    await user.click(screen.getByRole('radio', { name }));
  expect(readSettings()).toEqual(changed);
  expect(
    screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Dark', 'Bold', 'Mini', 'Stretch', 'Orange']);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readSettings()).toEqual(defaultSettings);
});

test('SETTINGS-03 they are kept under the key settings, and a change in another tab is followed', () => {
  render(<Shown />);
  act(() => setAll(changed));
  expect(stored()).toEqual(changed);
  expect(parseSettings(localStorage.getItem('settings'))).toEqual(changed);
  expect(shown()).toEqual(changed);

  const theirs = { ...changed, themeMode: 'light', themeColorPresets: 'red' };
  localStorage.setItem('settings', JSON.stringify(theirs));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settings' })));
  expect(shown()).toEqual(theirs);

  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(shown()).toEqual(defaultSettings);
});

test('the storage event of another key changes nothing', () => {
  render(<Shown />);
  localStorage.setItem('settings', JSON.stringify(changed));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(shown()).toEqual(defaultSettings);
});
