import { Suspense } from 'react';
import { laterInJoy } from './laterInJoy.tsx';

const SettingsDrawer = laterInJoy(async () => (await import('../../ui/SettingsDrawer.tsx')).SettingsDrawer);

export function DisplaySettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null;
  return (
    <Suspense>
      <SettingsDrawer open onClose={onClose} />
    </Suspense>
  );
}
