import Typography from '@mui/joy/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

let opened = false;

/**
 * The page's h1. After the first page it takes the focus when it appears, so that a screen reader
 * says where one is now. Give it a `key` where one page shows several steps.
 */
export function PageHeading({ children, level = 'h1' }: { children: ReactNode; level?: 'display' | 'h1' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <Typography ref={heading} level={level as 'h1'} component="h1" tabIndex={-1}>
      {children}
    </Typography>
  );
}
