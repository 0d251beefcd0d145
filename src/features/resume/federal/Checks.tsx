import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FederalGap } from '../../../api/federalResumes.ts';
import { List } from '../../../ui/List.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { FederalContent } from './federalParts.ts';
import { describeGap, type GapPlace, locateGap, mostPages } from './gaps.ts';

const Box = styled('section')({ fontSize: '0.9375rem', lineHeight: '22px' });
const Head = styled('h2')({ fontSize: '0.9375rem', lineHeight: '24px', fontWeight: 600, outline: 'none' });
const Count = styled('p')({ margin: '0 0 8px', fontSize: '0.875rem', color: token.quiet });
const Gaps = styled(List)({
  '& li': { borderTop: `1px solid ${token.line}`, overflowWrap: 'anywhere' },
});
const Gap = styled(Link)({
  display: 'block',
  padding: '11px 0',
  color: token.link,
  fontSize: '0.875rem',
  lineHeight: '20px',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const Plain = styled('span')({
  display: 'block',
  padding: '11px 0',
  color: token.warning,
  fontSize: '0.875rem',
  lineHeight: '20px',
});
const Passed = styled('p')({ display: 'flex', gap: 8, margin: 0, color: token.success });

interface ChecksProps {
  gaps: readonly FederalGap[];
  content: FederalContent;
  pages: number | null;
  addressOf: (place: GapPlace) => string;
}

export const Checks = ({ gaps, content, pages, addressOf }: ChecksProps) => (
  <Box aria-label="Checks" data-checks="">
    <Head tabIndex={-1}>
      {gaps.length === 0
        ? 'Checks'
        : `Checks: ${gaps.length} ${gaps.length === 1 ? 'thing' : 'things'} to do`}
    </Head>
    {pages !== null && <Count>{`${pages} of ${mostPages} pages`}</Count>}
    {gaps.length === 0 ? (
      <Passed>
        <CircleCheck size={20} aria-hidden="true" />
        Everything is complete.
      </Passed>
    ) : (
      <Gaps>
        {gaps.map((gap) => {
          const place = locateGap(gap, content);
          const words = describeGap(gap, content);
          return (
            <li key={`${gap.path} ${gap.message}`}>
              {place ? <Gap to={addressOf(place)}>{words}</Gap> : <Plain>{words}</Plain>}
            </li>
          );
        })}
      </Gaps>
    )}
  </Box>
);

/** The checks are above the form below 900 px, otherwise in the column next to it. */
export function showChecks() {
  const heads = [...document.querySelectorAll<HTMLElement>('[data-checks] h2')];
  const head = heads.find(({ offsetParent }) => offsetParent !== null);
  head?.focus();
  head?.scrollIntoView({ block: 'nearest' });
}
