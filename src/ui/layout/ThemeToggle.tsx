import { Moon, Sun } from 'lucide-react';
import { IconAction } from '../IconAction.tsx';
import { toggleSetting, useSettings } from '../settings.ts';

export function ThemeToggle() {
  const dark = useSettings().themeMode === 'dark';
  return (
    <IconAction label={dark ? 'Light mode' : 'Dark mode'} onClick={() => toggleSetting('themeMode')}>
      {dark ? <Sun size={22} /> : <Moon size={22} />}
    </IconAction>
  );
}
