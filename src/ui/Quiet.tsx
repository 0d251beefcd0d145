import styled from '@emotion/styled';
import { token } from './theme/token.ts';

/** A paragraph that explains and may be passed over. */
export const Quiet = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
