import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { countriesQuery } from '../../api/reference.ts';
import type { Tenant } from '../../api/tenant.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

type CountryFieldProps = { tenant: Tenant; error: string | undefined } & UseFormRegisterReturn;

export function CountryField({ tenant, ...field }: CountryFieldProps) {
  const { data: countries = [] } = useQuery(countriesQuery());
  return (
    <SelectField
      {...field}
      label="Country"
      options={countries
        .filter(({ id }) => tenant.country_ids.includes(id))
        .map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  );
}
