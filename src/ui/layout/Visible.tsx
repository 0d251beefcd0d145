import styled from '@emotion/styled';

/** Its children exist below 900 px only, where the menu is. */
export const OnlySmall = styled('div')({
  display: 'contents',
  '@media (min-width:900px)': { display: 'none' },
});

/** Its children exist from 900 px up only, where the navigation is. */
export const OnlyLarge = styled('div')({
  display: 'contents',
  '@media (max-width:899.95px)': { display: 'none' },
});
