import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { numberFormat } from '../../../ui/intl.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { parseJobSearch, sharedJobQuery } from '../filter.ts';
import { JobRow } from './JobRow.tsx';
import { ListHead, ShortList } from './ShortList.ts';

const most = 4;

export function JobSearchResults({ tenant, query }: { tenant: Tenant; query: URLSearchParams }) {
  const [now] = useState(() => new Date());
  const { data, error } = useQuery(jobsQuery(parseJobSearch(query, tenant.default_country_id)));
  const shared = sharedJobQuery(query);
  return (
    <section aria-labelledby="found-jobs">
      <ListHead>
        <h2 id="found-jobs">Jobs</h2>
        {data && data.meta.total > 0 && (
          <TextLink
            to={`/veteran/jobs${shared}`}
          >{`See all ${numberFormat(tenant.locale).format(data.meta.total)}${data.meta.has_more ? '+' : ''}`}</TextLink>
        )}
      </ListHead>
      {error && !data && <InlineAlert kind="error">{`The jobs didn’t load. ${error.message}`}</InlineAlert>}
      {!data && !error && (
        <Waiting label="Looking for jobs">
          <SkeletonRows count={most} />
        </Waiting>
      )}
      {data && data.meta.total === 0 && <p>No open jobs match. Try fewer words.</p>}
      {data && data.meta.total > 0 && (
        <ShortList aria-label="Jobs">
          {data.data.slice(0, most).map((job) => (
            <JobRow key={job.id} job={job} locale={tenant.locale} now={now} shared={shared} canSave />
          ))}
        </ShortList>
      )}
    </section>
  );
}
