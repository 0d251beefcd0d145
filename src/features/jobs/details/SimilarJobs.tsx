import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { similarJobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { List } from '../../../ui/List.tsx';
import { useNow } from '../../../ui/rendering.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { JobRow } from '../list/JobRow.tsx';

const Section = styled('section')({ marginTop: 64, '& > h2': { ...typography.h2, marginBottom: 16 } });

type SimilarJobsProps = { id: number; tenant: Tenant; canSave: boolean; shared: string };

export function SimilarJobs({ id, tenant, canSave, shared }: SimilarJobsProps) {
  const { data = [] } = useQuery(similarJobsQuery(id));
  const now = useNow();
  if (data.length === 0) return null;
  return (
    <Section aria-labelledby="similar">
      <h2 id="similar">Similar jobs</h2>
      <List lines>
        {data.map((job) => (
          <JobRow key={job.id} job={job} locale={tenant.locale} now={now} shared={shared} canSave={canSave} />
        ))}
      </List>
    </Section>
  );
}
