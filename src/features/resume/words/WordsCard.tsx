import styled from '@emotion/styled';
import { Languages } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { token } from '../../../ui/theme/token.ts';

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& > svg': { color: token.link },
});
const Title = styled('h3')({ flex: 1, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 });
export const Quiet = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
export const Reasons = styled('ul')({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '& > li': { overflowWrap: 'anywhere' },
});

interface WordsCardProps {
  title: string;
  aside?: string | undefined;
  children: ReactNode;
}

/** It proposes, and never changes anything automatically. */
export function WordsCard({ title, aside, children }: WordsCardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <Languages size={20} aria-hidden="true" />
        <Title id={id}>{title}</Title>
        {aside && <Quiet as="span">{aside}</Quiet>}
      </Head>
      {children}
    </Box>
  );
}
