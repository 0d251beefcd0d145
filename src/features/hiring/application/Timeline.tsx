import styled from '@emotion/styled';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { token } from '../../../ui/theme/token.ts';

const List = styled('ol')({
  listStyle: 'none',
  '& > li': { padding: '12px 0', borderBottom: `1px solid ${token.line}`, overflowWrap: 'anywhere' },
  '& > li > span': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
  '& b': { fontWeight: 600 },
  '& time': { fontSize: '0.9375rem', color: token.second, fontVariantNumeric: 'tabular-nums' },
  '& p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second, whiteSpace: 'pre-line' },
});

const actors = { veteran: 'by them', employer: 'by your company', calendar: 'automatically' } as const;

export function Timeline({ steps, locale }: { steps: ReceivedApplication['timeline']; locale: string }) {
  const when = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <List aria-label="Timeline">
      {steps.toReversed().map(({ at, from, to, by, public_note, label, offer, interview }) => (
        <li key={`${at} ${to} ${offer} ${interview}`}>
          <span>
            <span>
              <b>{from === null ? 'Applied' : label}</b>
              {from !== null && ` ${actors[by]}`}
            </span>
            <time dateTime={at}>{when.format(new Date(at))}</time>
          </span>
          {public_note && <p>{public_note}</p>}
        </li>
      ))}
    </List>
  );
}
