import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

export const DialogForm = styled('form')({
  display: 'grid',
  gap: 20,
  padding: 32,
  '@media (max-width:599.95px)': { padding: 20 },
});

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
