import styled from '@emotion/styled';
import { hidden, token } from '../../../ui/theme/token.ts';

const Button = styled('button')({
  padding: 4,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

type ChangeButtonProps = { what: string; disabled: boolean; onClick: () => void };

export const ChangeButton = ({ what, ...button }: ChangeButtonProps) => (
  <Button type="button" {...button}>
    Change<span style={hidden}> {what}</span>
  </Button>
);
