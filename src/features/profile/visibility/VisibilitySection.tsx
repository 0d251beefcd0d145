import { useQuery } from '@tanstack/react-query';
import { consentsQuery } from '../../../api/consents.ts';
import { documentName } from '../../../api/profile.ts';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { BlockedCompanies } from './BlockedCompanies.tsx';
import { Clearances } from './Clearances.tsx';
import { Lens } from './Lens.tsx';
import { Visibility } from './Visibility.tsx';

export function VisibilitySection({ user, tenant }: SectionProps) {
  const { data, error, isFetching, refetch } = useQuery(consentsQuery());
  const name = documentName(user);
  if (error && !data && !isFetching) {
    return (
      <NotLoaded what="Your choices" level={3} onRetry={() => void refetch()}>
        {error.message}
      </NotLoaded>
    );
  }
  if (!data) {
    return (
      <Waiting label="Loading your choices">
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <>
      <Visibility consents={data} tenant={tenant} documentName={name} />
      <Lens documentName={name} />
      <Clearances user={user} documentName={name} />
      <BlockedCompanies />
    </>
  );
}
