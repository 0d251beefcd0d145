import styled from '@emotion/styled';
import { hidden } from './theme/token.ts';

/** A style attribute would break the security policy of server-rendered pages. */
export const Hidden = styled('span')(hidden);
