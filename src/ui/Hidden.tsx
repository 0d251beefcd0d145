import styled from '@emotion/styled';
import { hidden } from './theme/token.ts';

/** Text for screen readers only. A style attribute would break the security policy of server-rendered pages. */
export const Hidden = styled('span')(hidden);
