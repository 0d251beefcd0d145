import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { typography } from '../theme/typeScale.ts';

let opened = false;

const Heading = styled('h1')({
  ...typography.h1,
  '&[data-display]': typography.display,
  textWrap: 'balance',
});

export const Lead = styled('p')({ ...typography['body-lg'], maxWidth: '66ch', marginTop: 8 });

/**
 * The page's h1. From the second page on it takes the focus, so that screen readers announce the page. A page with several steps
 * must give it a `key`.
 */
export function PageHeading({ children, display = false }: { children: ReactNode; display?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1} data-display={display ? '' : undefined}>
      {children}
    </Heading>
  );
}
