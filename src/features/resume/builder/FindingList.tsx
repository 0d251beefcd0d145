import styled from '@emotion/styled';
import MuiLink from '@mui/joy/Link';
import { Link } from 'react-router-dom';
import { Hidden } from '../../../ui/Hidden.tsx';
import { token } from '../../../ui/theme/token.ts';
import type { Finding } from './findings.ts';

const Box = styled('section')({
  padding: '12px 16px',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  '& h3': { fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
});

type FindingListProps = {
  findings: readonly Finding[];
  /** The entry whose form is open. */
  entryId: string | null;
  addressOf: (section: string, entry?: string) => string;
};

function focusField(id: string) {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

export function FindingList({ findings, ...place }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <Box aria-labelledby="findings">
      <h3 id="findings">What to improve here</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.fieldId} ${finding.text}`}>
            {`${finding.text} `}
            <WayToField finding={finding} {...place} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

type WayToFieldProps = Omit<FindingListProps, 'findings'> & { finding: Finding };

function WayToField({ finding, entryId, addressOf }: WayToFieldProps) {
  const { section, fieldId, text } = finding;
  if (section && finding.entryId && finding.entryId !== entryId)
    return (
      <MuiLink component={Link} to={addressOf(section, finding.entryId)}>
        Open<Hidden>{` ${text}`}</Hidden>
      </MuiLink>
    );
  if (!fieldId.includes('.')) return null;
  return (
    <MuiLink component="button" type="button" onClick={() => focusField(fieldId)}>
      Go to it<Hidden>{` ${text}`}</Hidden>
    </MuiLink>
  );
}
