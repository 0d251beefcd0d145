import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { similarJobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { JobRow } from '../list/JobRow.tsx';

const Section = styled('section')({ marginTop: 64, '& > h2': { ...typography.h2, marginBottom: 16 } });
const List = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });

type SimilarJobsProps = { id: number; tenant: Tenant; canSave: boolean; shared: string };

/** More of the same kind; nothing where there is none, since the page stands without. */
export function SimilarJobs({ id, tenant, canSave, shared }: SimilarJobsProps) {
  const { data = [] } = useQuery(similarJobsQuery(id));
  const [now] = useState(() => new Date());
  if (data.length === 0) return null;
  return (
    <Section aria-labelledby="similar">
      <h2 id="similar">Similar jobs</h2>
      <List>
        {data.map((job) => (
          <JobRow key={job.id} job={job} locale={tenant.locale} now={now} shared={shared} canSave={canSave} />
        ))}
      </List>
    </Section>
  );
}
