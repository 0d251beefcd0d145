import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { token } from '../theme/token.ts';

export const BackLink = styled(Link)({
  display: 'inline-block',
  marginBottom: 16,
  padding: '4px 0',
  color: token.link,
  fontSize: '0.9375rem',
  fontWeight: 500,
  '@media print': { display: 'none' },
});
