import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { citySearchQuery, countriesQuery, statesQuery } from '../../../api/reference.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { optionsOf, payPeriods } from './labels.ts';
import { PickSeveral } from './PickSeveral.tsx';
import type { StepProps } from './stepProps.ts';
import { inCountry, type SalaryByCurrency, salaryErrors, type TypedJob } from './typed.ts';

const unitedStates = 233;
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

export function PlaceAndPay({ typed, change, errorOf }: StepProps) {
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
      <SelectField
        name="country_id"
        label="Country"
        value={country}
        options={countries.map(({ id, title }) => ({ value: id, label: title }))}
        error={errorOf('country_id')}
        onChange={({ target }) => {
          const selected = countries.find(({ id }) => id === Number(target.value));
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
      <SelectField
        name="state_id"
        label={country === unitedStates ? 'State' : 'Region'}
        optional
        placeholder="Any"
        value={typed.state?.id ?? ''}
        options={states.map(({ id, title }) => ({ value: id, label: title }))}
        error={errorOf('state_id')}
        onChange={({ target }) =>
          change({ state: states.find(({ id }) => id === Number(target.value)) ?? null })
        }
      />
      <PickSeveral
        name="city"
        label="Cities"
        hint="Where people will work. Leave empty if the job is remote."
        optional={typed.type.includes('remote')}
        most={10}
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
      <NumberField
        id="salary.min"
        inputMode="decimal"
        step="any"
        label={`Salary from (${sign})`}
        optional
        value={typed.salary_min}
        error={salaryError('salary.min') ?? errorOf('salary')}
        onBlur={leave('salary.min')}
        onChange={({ target }) => change({ salary_min: target.value })}
      />
      <NumberField
        id="salary.max"
        inputMode="decimal"
        step="any"
        label={`Salary to (${sign})`}
        optional
        value={typed.salary_max}
        error={salaryError('salary.max')}
        onBlur={leave('salary.max')}
        onChange={({ target }) => change({ salary_max: target.value })}
      />
      <SelectField
        name="salary.per"
        label="Period"
        value={typed.salary_per}
        options={optionsOf(payPeriods)}
        onChange={({ target }) => change({ salary_per: target.value as typeof typed.salary_per })}
      />
      <CheckboxField
        name="salary_is_public"
        label="Show the salary"
        hint={
          country === unitedStates
            ? 'Jobs that show the salary get more applications, and several states require it by law.'
            : 'Jobs that show the salary get more applications.'
        }
        checked={typed.salary_is_public}
        onChange={({ target }) => change({ salary_is_public: target.checked })}
      />
    </>
  );
}
