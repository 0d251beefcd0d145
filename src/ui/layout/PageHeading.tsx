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
 * The page's h1. After the first page it takes the focus when it appears, so that a screen reader
 * says where one is now. Give it a `key` where one page shows several steps.
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
