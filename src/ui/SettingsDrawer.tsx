import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ModalOverlay } from './feedback/ModalOverlay.tsx';
import { IconAction } from './IconAction.tsx';
import {
  presetNames,
  resetSettings,
  type SettingKey,
  type Settings,
  setSetting,
  type ThemePreset,
  useSettings,
} from './settings.ts';
import { presetColours } from './theme/palette.ts';
import { token } from './theme/token.ts';

const Body = styled('div')({ display: 'grid', gap: 28, padding: 24 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: -8,
});
const Legend = styled('legend')({
  marginBottom: 8,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontWeight: 600,
});
const Choices = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

const Choice = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 14px',
  border: `1px solid ${token.field}`,
  borderRadius: 8,
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${token.mark}`,
    background: token.tint,
    color: token.onTint,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${token.mark}`, outlineOffset: 2 },
});

const Swatch = styled('span')({ width: 20, height: 20, flex: 'none', borderRadius: '50%' });

type GroupProps<Key extends SettingKey> = {
  legend: string;
  setting: Key;
  options: readonly { value: Settings[Key]; label: string; mark?: ReactNode }[];
};

function Group<Key extends SettingKey>({ legend, setting, options }: GroupProps<Key>) {
  const current = useSettings()[setting];
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Choices>
        {options.map(({ value, label, mark }) => (
          <Choice key={label}>
            <input
              type="radio"
              name={setting}
              checked={current === value}
              onChange={() => setSetting(setting, value)}
            />
            {mark}
            {label}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

const presetLabels: Record<ThemePreset, string> = {
  default: 'Default',
  cyan: 'Cyan',
  purple: 'Purple',
  blue: 'Blue',
  orange: 'Orange',
  red: 'Red',
};

const presets = presetNames.map((value) => ({
  value,
  label: presetLabels[value],
  mark: <Swatch aria-hidden="true" style={{ background: presetColours[value] }} />,
}));

export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <ModalOverlay open={open} onDismiss={onClose} labelledBy={id} place="side">
      <Body>
        <Head>
          <Typography id={id} level="h2" component="h2">
            Display settings
          </Typography>
          <IconAction label="Close" onClick={onClose}>
            <X size={22} />
          </IconAction>
        </Head>
        <Group
          legend="Mode"
          setting="themeMode"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <Group
          legend="Contrast"
          setting="themeContrast"
          options={[
            { value: 'default', label: 'Default' },
            { value: 'bold', label: 'Bold' },
          ]}
        />
        <Group
          legend="Navigation"
          setting="themeLayout"
          options={[
            { value: 'vertical', label: 'Vertical' },
            { value: 'mini', label: 'Mini' },
          ]}
        />
        <Group
          legend="Page width"
          setting="themeStretch"
          options={[
            { value: false, label: 'Up to 1200 px' },
            { value: true, label: 'Stretch' },
          ]}
        />
        <Group legend="Theme" setting="themeColorPresets" options={presets} />
        <Button variant="outlined" color="neutral" onClick={resetSettings}>
          Reset
        </Button>
      </Body>
    </ModalOverlay>
  );
}
