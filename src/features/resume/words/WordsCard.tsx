import styled from '@emotion/styled';
import { Languages } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Title } from '../../../ui/Title.tsx';
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
const CardTitle = styled(Title)({ flex: 1 });
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
        <CardTitle as="h3" level="title-sm" id={id}>
          {title}
        </CardTitle>
        {aside && <Quiet as="span">{aside}</Quiet>}
      </Head>
      {children}
    </Box>
  );
}
