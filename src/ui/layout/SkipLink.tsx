import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

export const contentId = 'content';

const Link = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 1500,
  padding: '12px 20px',
  borderRadius: 8,
  background: token.contrastSolid,
  color: token.onContrastSolid,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

export function SkipLink() {
  return (
    <Link
      href={`#${contentId}`}
      onClick={(event) => {
        const main = document.getElementById(contentId);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      Skip to content
    </Link>
  );
}
