import { styled } from '@mui/joy/styles';
import { token } from '../../ui/theme/token.ts';

export const Lead = styled('p')({ margin: '4px 0 24px', color: token.second, overflowWrap: 'anywhere' });
