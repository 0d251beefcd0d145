import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useState } from 'react';
import type { Consents } from '../../../api/consents.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { DividedList, RowTitle } from '../parts.ts';
import { entryText } from './choices.ts';

const Box = styled('section')({ display: 'grid', gap: 8, justifyItems: 'start' });
const short = 8;

const formatMoment = (moment: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

export function ConsentHistory({ history, locale }: { history: Consents['history']; locale: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? history : history.slice(0, short);
  return (
    <Box aria-labelledby="consent-history">
      <RowTitle id="consent-history">Your choices so far</RowTitle>
      {history.length === 0 && <Quiet>You haven’t made any choices yet.</Quiet>}
      <DividedList>
        {shown.map((entry) => (
          <li key={`${entry.given_at} ${entry.kind}`}>
            <span>
              {entryText(entry)}
              {entry.privacy_version && ` (notice ${entry.privacy_version})`}
            </span>
            <time dateTime={entry.given_at}>{formatMoment(entry.given_at, locale)}</time>
          </li>
        ))}
      </DividedList>
      {history.length > shown.length && (
        <Button variant="plain" onClick={() => setWhole(true)}>
          Show all {history.length}
        </Button>
      )}
    </Box>
  );
}
