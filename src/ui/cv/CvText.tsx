import styled from '@emotion/styled';
import { token } from '../theme/token.ts';
import { typography } from '../theme/typeScale.ts';
import { CvEntries, type CvSection } from './CvEntries.tsx';

const Paper = styled('div')({
  display: 'grid',
  gap: 24,
  padding: 20,
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.paper,
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { padding: 32 },
});
const Person = styled('div')({
  display: 'grid',
  gap: 4,
  '& > strong': typography.h3,
  '& > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
});
const Section = styled('div')({
  display: 'grid',
  gap: 12,
  '& > h3': { ...typography.h3, paddingBottom: 4, borderBottom: `1px solid ${token.line}` },
});
type CvTextProps = {
  name: string;
  headline: string;
  contact: string[];
  sections: (CvSection & { heading: string })[];
};

/** A CV as text on paper, as both sides of an application read it. */
export const CvText = ({ name, headline, contact, sections }: CvTextProps) => (
  <Paper>
    <Person>
      <strong>{name}</strong>
      {headline && <p>{headline}</p>}
      {contact.length > 0 && <p>{contact.join(' · ')}</p>}
    </Person>
    {sections.map(({ heading, kind, entries }) => (
      <Section key={heading}>
        <h3>{heading}</h3>
        <CvEntries kind={kind} entries={entries} heading="h4" />
      </Section>
    ))}
  </Paper>
);
