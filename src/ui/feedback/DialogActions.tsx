import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

/** The answers at the foot of a dialog: in sight however long what stands above them is. */
export const DialogActions = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  paddingBlock: 12,
  marginBlockEnd: -12,
  background: token.popup,
});
