import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useId } from 'react';
import { DialogActions } from '../../../ui/feedback/DialogActions.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { setLetterKeys, useLetterKeys } from './letterKeys.ts';
import { walkKeys } from './walkKeys.ts';

const Body = styled(Stack)({ padding: 32, '@media (max-width:599.95px)': { padding: 20 } });
const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  margin: 0,
  '& > dd': { margin: 0 },
});
const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 32,
  padding: '2px 8px',
  border: `1px solid ${token.field}`,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
});

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const title = useId();
  const isOn = useLetterKeys();
  return (
    <ModalOverlay open onDismiss={onClose} labelledBy={title}>
      <Body gap="xl">
        <Title id={title}>Keyboard shortcuts</Title>
        <Keys>
          {walkKeys.map(({ key, does }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        <SwitchField
          name="letter-keys"
          label="Use these keys"
          hint="They do nothing while you type. Turn them off if you use speech input or press keys by accident."
          checked={isOn}
          onChange={setLetterKeys}
        />
        <DialogActions>
          <Button variant="outlined" color="neutral" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Body>
    </ModalOverlay>
  );
}
