import Link from '@mui/joy/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { User } from '../../../api/profile.ts';
import { citySearchQuery, statesQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { Country } from '../../../machines/country.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Quiet } from '../../../ui/Quiet.tsx';
import { Pair } from '../parts.ts';
import type { Details } from './details.ts';

type PlaceFieldsProps = {
  form: UseFormReturn<Details, unknown, Details>;
  user: User;
  tenant: Tenant;
  errorOf: (field: string) => string | undefined;
};

/** The country is fixed. A city sets its state, and another state clears the city. */
export function PlaceFields({ form, user, tenant, errorOf }: PlaceFieldsProps) {
  const { country } = user.user_details;
  const countryId = country?.id ?? tenant.default_country_id;
  const states = useQuery(statesQuery(countryId));
  const stateLabel = countryId === Country.UnitedKingdom ? 'Nation' : 'State';

  return (
    <>
      <div>
        <p style={labelStyle}>Country</p>
        <p>{country?.name ?? 'Not given'}</p>
        <Quiet>
          You gave this when you signed up. If you’ve moved, email{' '}
          <Link href={`mailto:${tenant.contact_email}`} level="inherit">
            {tenant.contact_email}
          </Link>
          .
        </Quiet>
      </div>
      <Pair>
        <SelectField
          key={states.data?.length}
          {...form.register('state_id', { onChange: () => form.setValue('city', null) })}
          label={stateLabel}
          placeholder="Not given"
          options={(states.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          error={errorOf('state_id')}
          optional
        />
        <CityField form={form} countryId={countryId} states={states.data ?? []} error={errorOf('city')} />
      </Pair>
    </>
  );
}

type CityFieldProps = Pick<PlaceFieldsProps, 'form'> & {
  countryId: number;
  states: { id: number; title: string }[];
  error: string | undefined;
};

function CityField({ form, countryId, states, error }: CityFieldProps) {
  const [sought, setSought] = useState('');
  const cities = useQuery(citySearchQuery(countryId, sought.trim()));
  const stateName = (id: number) => states.find((state) => state.id === id)?.title;
  const options = (cities.data ?? []).map(({ id, title, state_id }) => ({
    id,
    title: [title, stateName(state_id)].filter(Boolean).join(', '),
  }));
  return (
    <Controller
      control={form.control}
      name="city"
      render={({ field: { name, value, onChange } }) => (
        <ComboboxField
          name={name}
          label="Town or city"
          value={value}
          options={options}
          onSearch={setSought}
          loading={cities.isFetching}
          failed={cities.isError && !cities.isFetching}
          onRetry={() => void cities.refetch()}
          emptyText={
            sought.trim().length < 2
              ? 'Type at least two letters.'
              : 'No results. Try the nearest larger town.'
          }
          onChange={(selected) => {
            const city = cities.data?.find(({ id }) => id === selected?.id);
            if (city) form.setValue('state_id', String(city.state_id));
            onChange(city ? { id: city.id, title: city.title } : null);
          }}
          error={error}
          optional
        />
      )}
    />
  );
}
