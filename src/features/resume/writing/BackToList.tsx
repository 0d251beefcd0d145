import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { token } from '../../../ui/theme/token.ts';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  marginBottom: 8,
  color: token.link,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const BackToList = ({ to, many }: { to: string; many: string }) => (
  <Back to={to}>
    <ArrowLeft size={18} aria-hidden="true" />
    {`All ${many}`}
  </Back>
);
