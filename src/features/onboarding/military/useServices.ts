import { useQueries, useQuery } from '@tanstack/react-query';
import { militaryServicesQuery } from '../../../api/military.ts';
import { countriesQuery } from '../../../api/reference.ts';

export function useServices() {
  const { data: countries = [], ...asked } = useQuery(countriesQuery());
  const lists = useQueries({
    queries: countries.map(({ id }) => militaryServicesQuery(id)),
    combine: (results) => ({
      services: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending, isFetching }) => isPending && isFetching),
      isError: results.some(({ isError }) => isError),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
  return {
    countries,
    services: lists.services,
    isPending: lists.isPending || (asked.isPending && asked.isFetching),
    isError: lists.isError || asked.isError,
    retry: () => {
      if (asked.isError) void asked.refetch();
      lists.retry();
    },
  };
}
