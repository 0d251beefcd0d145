import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccessLogEntry, accessLogQuery } from '../../../api/accessLog.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { ButtonRow, DividedList, RowTitle, Subsection } from '../parts.ts';
import { lookText } from './choices.ts';

const Pages = styled(ButtonRow)({ alignItems: 'center', fontVariantNumeric: 'tabular-nums' });

const formatMoment = (moment: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

const keyOf = ({ at, actor_company, action, object }: AccessLogEntry) =>
  [at, actor_company, action, object.type, object.id].join(' ');

export function Lookers({ locale, documentName }: { locale: string; documentName: string }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(accessLogQuery(page));
  const last = data?.meta.last_page ?? 1;
  return (
    <Subsection aria-labelledby="lookers">
      <div>
        <RowTitle id="lookers">Who viewed your profile</RowTitle>
        <Quiet>{`Every time an employer viewed your profile, an application or your ${documentName} in the last 24 months.`}</Quiet>
      </div>
      {error && !data && (
        <InlineAlert kind="error">{`Your profile views didn’t load. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading profile views">
          <SkeletonRows count={2} />
        </Waiting>
      )}
      {data?.meta.total === 0 && <p>Nobody has viewed your profile yet.</p>}
      {data && data.data.length > 0 && (
        <DividedList>
          {data.data.map((entry) => (
            <li key={keyOf(entry)}>
              <span>{lookText(entry, documentName)}</span>
              <time dateTime={entry.at}>{formatMoment(entry.at, locale)}</time>
            </li>
          ))}
        </DividedList>
      )}
      {last > 1 && (
        <Pages role="group" aria-label="Pages of profile views">
          {page > 1 && (
            <Button variant="outlined" color="neutral" onClick={() => setPage(page - 1)}>
              Newer
            </Button>
          )}
          <span role="status">{`Page ${page} of ${last}`}</span>
          {page < last && (
            <Button variant="outlined" color="neutral" onClick={() => setPage(page + 1)}>
              Older
            </Button>
          )}
        </Pages>
      )}
    </Subsection>
  );
}
