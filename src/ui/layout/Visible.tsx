import styled from '@emotion/styled';

export const OnlySmall = styled('div')({
  display: 'contents',
  '@media (min-width:900px)': { display: 'none' },
});

export const OnlyLarge = styled('div')({
  display: 'contents',
  '@media (max-width:899.95px)': { display: 'none' },
});
