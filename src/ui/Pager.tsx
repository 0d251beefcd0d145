import styled from '@emotion/styled';
import { ButtonLink } from './ButtonLink.tsx';

const Nav = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginTop: 24,
  fontVariantNumeric: 'tabular-nums',
});

type PagerProps = {
  meta: { current_page: number; last_page: number };
  addressOf: (page: number) => string;
};

export function Pager({ meta: { current_page: current, last_page: last }, addressOf }: PagerProps) {
  if (last <= 1) return null;
  return (
    <Nav aria-label="Pages">
      {current > 1 && (
        <ButtonLink look="outlined" small to={addressOf(Math.min(current - 1, last))}>
          Previous
        </ButtonLink>
      )}
      <span>{`Page ${current} of ${last}`}</span>
      {current < last && (
        <ButtonLink look="outlined" small to={addressOf(current + 1)}>
          Next
        </ButtonLink>
      )}
    </Nav>
  );
}
