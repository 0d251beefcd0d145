import { useQueries, useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi.gen.d.ts';
import { listMilitaryRanks, militaryServicesQuery } from '../../api/military.ts';
import { referenceData } from '../../api/queryClient.ts';
import type { MilitaryNames } from './sections.ts';

type Experience = components['schemas']['MilitaryExperience'];

/** The titles behind the service and rank ids; an id whose list is not there yet is left out. */
export function useMilitaryNames(experience: readonly Experience[], countryId: number): MilitaryNames {
  const serviceIds = [...new Set(experience.flatMap(({ military_service_id: id }) => (id ? [id] : [])))];
  const services = useQuery({ ...militaryServicesQuery(countryId), enabled: serviceIds.length > 0 });
  const ranks = useQueries({
    queries: serviceIds.map((id) => ({
      queryKey: ['listMilitaryRanks', id, ''],
      queryFn: () => listMilitaryRanks(id),
      ...referenceData,
    })),
  }).flatMap(({ data }) => data ?? []);
  return Object.fromEntries(
    experience.map(({ id, military_service_id, military_rank_id }) => {
      const service = services.data?.find((one) => one.id === military_service_id)?.title;
      const rank = ranks.find((one) => one.id === military_rank_id)?.title;
      return [id, { ...(service && { service }), ...(rank && { rank }) }];
    }),
  );
}
