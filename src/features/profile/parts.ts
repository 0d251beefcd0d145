import styled from '@emotion/styled';
import { dateTimeFormat } from '../../ui/intl.ts';
import { tabular, token } from '../../ui/theme/token.ts';
import { typography } from '../../ui/theme/typeScale.ts';

export const SettingsSection = styled('section')({ display: 'grid', gap: 32, minWidth: 0, maxWidth: 720 });
export const SectionTitle = styled('h2')({ ...typography.h2, '&:focus-visible': { outlineOffset: 6 } });
export const SectionLead = styled('p')({ maxWidth: '66ch', marginTop: 4, color: token.second });
export const Form = styled('form')({ display: 'grid', gap: 24, width: '100%', maxWidth: 640 });
export const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
});
export const ButtonRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media (max-width:599.95px)': { '& > button, & > a': { width: '100%' } },
});

export const ProfileRows = styled('div')({
  borderTop: `1px solid ${token.line}`,
  '& > *': { padding: '20px 0', borderBottom: `1px solid ${token.line}` },
});
export const Subsection = styled('section')({ display: 'grid', gap: 24 });
export const RowHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& > div': { flex: '1 1 240px', minWidth: 0 },
});
export const RowTitle = styled('h3')({ fontSize: '1rem', lineHeight: '24px', fontWeight: 600 });
export const DividedList = styled('ol')({
  listStyle: 'none',
  width: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${token.line}`,
    fontSize: '0.9375rem',
    lineHeight: '22px',
  },
  '& time': { color: token.quiet, ...tabular },
});
export const DetailList = styled('dl')({
  borderTop: `1px solid ${token.line}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.line}`,
    '@media (min-width:600px)': { gridTemplateColumns: '200px 1fr' },
  },
  '& dt': { color: token.quiet, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export const formatDay = (moment: string, locale: string) =>
  dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment));
