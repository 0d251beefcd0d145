import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citySearchQuery, countriesQuery, statesQuery } from '../../../api/reference.ts';
import { Country } from '../../../machines/country.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import { choicesIn, fieldText } from '../../../ui/form/fieldDefinition.ts';
import { PickSeveral } from '../../../ui/form/PickSeveral.tsx';
import { EditorField } from './EditorField.tsx';
import { jobFields } from './fields.ts';
import type { StepProps } from './stepProps.ts';
import { inCountry, type SalaryByCurrency, salaryErrors, type TypedJob } from './typed.ts';

const currencyNames = {
  GBP: { sign: '£', name: 'pounds' },
  USD: { sign: '$', name: 'US dollars' },
  EUR: { sign: '€', name: 'euros' },
} as const;

function typedSalary({ salary_min: min, salary_max: max, salary_currency }: TypedJob) {
  const money = (typed: string) =>
    `${currencyNames[salary_currency].sign}${Number(typed.replaceAll(',', '')).toLocaleString('en-GB')}`;
  if (min && max) return `${money(min)} to ${money(max)}`;
  if (min) return `from ${money(min)}`;
  return max ? `up to ${money(max)}` : '';
}

export function PlaceAndPay(step: StepProps) {
  const { typed, change, errorOf } = step;
  const { data: countries = [] } = useQuery(countriesQuery());
  const country = typed.country?.id ?? countries[0]?.id ?? 0;
  const { data: states = [] } = useQuery({ ...statesQuery(country), enabled: country > 0 });
  const [text, setText] = useState('');
  const cities = useQuery(citySearchQuery(country, text));
  // A half-typed salary looks wrong, so each field is checked only after it loses focus.
  const [left, setLeft] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<SalaryByCurrency>({});
  const [cleared, setCleared] = useState('');
  const hasSalary = Boolean(typed.salary_min || typed.salary_max);
  const { sign, name: currencyName } = currencyNames[typed.salary_currency];
  const leave = (path: string) => () => setLeft((before) => [...before, path]);
  const errors = salaryErrors(typed);
  const salaryError = (path: string) => (left.includes(path) ? errors[path] : undefined) ?? errorOf(path);
  return (
    <>
      <DefinedField
        field={jobFields.country}
        value={country}
        choices={choicesIn(countries)}
        error={errorOf('country_id')}
        onChange={(value) => {
          const selected = countries.find(({ id }) => id === value);
          if (!selected) return;
          const next = inCountry(typed, selected, entered);
          if (next.salary_currency) {
            const { salary_min, salary_max, salary_per, salary_currency } = typed;
            setEntered({ ...entered, [salary_currency]: { salary_min, salary_max, salary_per } });
            setCleared(typedSalary(typed));
          }
          change(next);
        }}
      />
      <DefinedField
        field={country === Country.UnitedStates ? { ...jobFields.state, label: 'State' } : jobFields.state}
        value={typed.state?.id}
        choices={choicesIn(states)}
        error={errorOf('state_id')}
        onChange={(value) => change({ state: states.find(({ id }) => id === value) ?? null })}
      />
      <PickSeveral
        {...fieldText(jobFields.city)}
        optional={typed.type.includes('remote')}
        most={jobFields.city.maxItems}
        selected={typed.city}
        options={(cities.data ?? []).map(({ id, title }) => ({ id, title }))}
        loading={cities.isFetching}
        failed={cities.isError}
        onRetry={() => void cities.refetch()}
        onSearch={setText}
        error={errorOf('city')}
        onChange={(city) => change({ city })}
      />
      {cleared && !hasSalary && (
        <InlineAlert kind="warning">
          {`We cleared the salary, which was ${cleared}, because the job is in another country now. Enter it in ${currencyName}.`}
        </InlineAlert>
      )}
      <EditorField
        {...step}
        name="salary_min"
        label={`${jobFields.salary_min.label} (${sign})`}
        error={salaryError('salary.min') ?? errorOf('salary')}
        onBlur={leave('salary.min')}
      />
      <EditorField
        {...step}
        name="salary_max"
        label={`${jobFields.salary_max.label} (${sign})`}
        error={salaryError('salary.max')}
        onBlur={leave('salary.max')}
      />
      <EditorField {...step} name="salary_per" />
      <EditorField
        {...step}
        name="salary_is_public"
        {...(country === Country.UnitedStates && {
          hint: 'Jobs that show the salary get more applications, and several states require it by law.',
        })}
      />
    </>
  );
}
