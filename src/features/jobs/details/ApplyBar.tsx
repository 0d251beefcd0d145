import styled from '@emotion/styled';
import { salaryPeriod, salaryRange } from '../../../ui/salaryText.ts';
import { token } from '../../../ui/theme/token.ts';
import { ApplyLink, type ApplyTarget, canApply } from './ApplyLink.tsx';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 40,
  paddingBlock: '12px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${token.line}`,
  background: token.page,
  // Extends the background over the full width, beyond the page's margins.
  boxShadow: `0 0 0 100vmax ${token.page}`,
  clipPath: 'inset(0 -100vmax)',
  '& > a, & > button': { flexShrink: 0 },
  '@media (min-width:1000px), print': { display: 'none' },
});
const Pay = styled('p')({ fontWeight: 600, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' });
const Period = styled('span')({
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: token.quiet,
});

export function ApplyBar({ locale, ...applying }: ApplyTarget & { locale: string }) {
  const { job } = applying;
  if (!job.my_application && !canApply(applying)) return null;
  return (
    <Bar role="group" aria-label="Pay and application">
      <Pay>
        {job.salary ? salaryRange(job.salary, locale) : 'Salary not given'}
        {job.salary && <Period>{salaryPeriod(job.salary)}</Period>}
      </Pay>
      <ApplyLink {...applying} />
    </Bar>
  );
}
