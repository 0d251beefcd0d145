import styled from '@emotion/styled';
import { Link } from 'react-router-dom';

/** Of the colour of the title around it, and underlined under the pointer alone. */
export const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
