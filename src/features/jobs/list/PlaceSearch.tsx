import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citySearchQuery } from '../../../api/reference.ts';
import { milesText, radiusChoices } from '../../../ui/distance.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { JobFilterState } from '../useJobFilter.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'end',
  gap: 12,
});

export type SearchPlace = { id: number; title: string; is_own: boolean };

type PlaceSearchProps = { filter: JobFilterState; place: SearchPlace | null };

/** The town that distances are measured from, and how far the jobs may be. */
export function PlaceSearch({ filter: { search, set, setAll }, place }: PlaceSearchProps) {
  const [typed, setTyped] = useState('');
  const towns = useQuery(citySearchQuery(search.country_id, typed.trim()));
  return (
    <Fields>
      <ComboboxField
        name="near"
        label={place?.is_own ? 'Near your town' : 'Near'}
        placeholder="Town or city"
        value={place}
        options={towns.data ?? []}
        onSearch={setTyped}
        loading={towns.isFetching}
        failed={towns.isError && !towns.isFetching}
        onRetry={() => void towns.refetch()}
        emptyText={typed.trim().length < 2 ? 'Type at least two letters.' : 'No towns match.'}
        onChange={(town) => setAll({ near: town ? [town.id] : [] })}
      />
      <SelectField
        name="radius_km"
        label="Within"
        placeholder="Any distance"
        disabled={!place}
        value={place ? (search.radius_km ?? '') : ''}
        options={radiusChoices.map((km) => ({ value: km, label: milesText(km) }))}
        onChange={({ target }) => set('radius_km', ...(target.value ? [target.value] : []))}
      />
    </Fields>
  );
}
