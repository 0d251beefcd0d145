import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  type ServiceProvider,
  savedServiceProvidersQuery,
  serviceProvidersQuery,
} from '../../../api/services.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { toServiceFilter } from '../filter.ts';
import { listedProvider } from '../serviceText.ts';
import { usePosition } from '../usePosition.ts';
import { useServiceFilter } from '../useServiceFilter.ts';
import { Listing } from './Listing.tsx';
import { Saved, useSavedPage } from './Saved.tsx';

const listed = (providers: ServiceProvider[], locale: string) =>
  providers.map((provider) => listedProvider(provider, locale));

export function ServiceProvidersPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Service Providers');
  const [query] = useSearchParams();
  return query.has('saved') ? <SavedProviders tenant={tenant} /> : <AllProviders tenant={tenant} />;
}

function AllProviders({ tenant: { locale } }: { tenant: Tenant }) {
  const filter = useServiceFilter();
  const position = usePosition();
  const answer = useQuery(serviceProvidersQuery(toServiceFilter(filter.search, position.position)));
  const { data } = answer;
  return (
    <Listing
      kind="services"
      lead="Help with health, home, money and work. If you’re struggling, talk to someone now. The crisis lines are at the top."
      locale={locale}
      filter={filter}
      position={position}
      page={data && { items: listed(data.data, locale), meta: data.meta, near: data.meta.near }}
      answer={answer}
    />
  );
}

function SavedProviders({ tenant: { locale } }: { tenant: Tenant }) {
  const answer = useQuery(savedServiceProvidersQuery(useSavedPage()));
  const { data } = answer;
  return (
    <Saved
      kind="services"
      page={data && { items: listed(data.data, locale), meta: data.meta }}
      answer={answer}
    />
  );
}
