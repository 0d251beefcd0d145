import styled from '@emotion/styled';
import { hidden } from './theme/token.ts';

/** Text for screen readers only. The policy of rendered pages allows no style attribute. */
export const Hidden = styled('span')(hidden);
