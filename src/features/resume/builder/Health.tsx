import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Quiet } from '../../../ui/Quiet.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Finding } from './findings.ts';

const Box = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${token.line}` });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});
const Bar = styled('progress')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  margin: '6px 0 10px',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: token.line,
  '&::-webkit-progress-bar': { background: token.line },
  '&::-webkit-progress-value': { background: token.mark },
  '&::-moz-progress-bar': { background: token.mark },
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
  '& a': { color: token.link },
});

type HealthProps = {
  completeness: number;
  findings: readonly Finding[];
  name: string;
  addressOf: (section: string, entry?: string) => string;
};

const maxShown = 5;

export function Health({ completeness, findings, name, addressOf }: HealthProps) {
  const more = findings.length - maxShown;
  return (
    <Box>
      <Head>
        <span id="health">{`${name} health`}</span>
        <span>{completeness}</span>
      </Head>
      <Bar aria-labelledby="health" max={100} value={completeness} />
      {findings.length === 0 && <Quiet>We found nothing that an employer would stumble over.</Quiet>}
      <List>
        {findings.slice(0, maxShown).map(({ text, section, entryId, fieldId }) => (
          <li key={`${fieldId} ${text}`}>
            {section ? <Link to={addressOf(section, entryId ?? undefined)}>{text}</Link> : text}
          </li>
        ))}
      </List>
      {more > 0 && <Quiet>{`${more} more, each at its section.`}</Quiet>}
    </Box>
  );
}
