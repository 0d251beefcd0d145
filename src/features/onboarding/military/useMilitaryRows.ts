import { useQueries } from '@tanstack/react-query';
import { applies, type CascadeField, cascadeFields } from '../../../machines/militaryCascade.ts';
import type { ItemRow } from '../cv/review/itemRows.ts';
import { listQuery } from './lists.ts';
import { cascadeLabel, chosenIn, idFields, type MilitaryPeriod } from './period.ts';
import { useServices } from './useServices.ts';

const noAnswer = 'Not known';
const components = { regular: 'Regular', reserve: 'Reserve', guard: 'National Guard' };

export function useMilitaryRows(period: MilitaryPeriod): ItemRow[] {
  const { services } = useServices();
  const service = services.find(({ id }) => id === period.military_service_id);
  const choice = {
    countryId: service?.country_id ?? null,
    serviceId: service?.id ?? null,
    service: service ?? null,
    chosen: chosenIn(period),
    isOfficer: true,
    roleIsListed: true,
  };
  const fields = cascadeFields.filter((field) => choice.chosen[field] !== null && applies(field, choice));
  const titles = useQueries({
    queries: fields.map((field) => listQuery(field, choice)),
    combine: (results) =>
      results.map(({ data }, index) => {
        const id = choice.chosen[fields[index] as CascadeField];
        return data?.find((entry) => entry.id === id)?.title ?? '…';
      }),
  });
  const rank = fields.includes('rank')
    ? []
    : [{ field: idFields.rank, label: 'Rank or rate', text: noAnswer }];
  return [
    { field: 'military_service_id', label: 'Service', text: service?.title ?? '' },
    ...fields.map((field, index) => ({
      field: idFields[field],
      label: cascadeLabel(field, service),
      text: titles[index] ?? '…',
    })),
    ...rank,
    { field: 'role_title', label: 'Your role', text: period.role_title ?? '' },
    {
      field: 'component',
      label: 'Component',
      text: period.component ? components[period.component] : noAnswer,
    },
  ];
}
