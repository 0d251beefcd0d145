import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { Country } from '../../../machines/country.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { maxPay, payPeriods } from '../filter.ts';
import type { JobFilterState } from '../useJobFilter.ts';

type PayFieldsProps = Pick<JobFilterState, 'search' | 'set'>;

// Typed as “32,500” or “14.50”; stored in minor units.
function minorUnits(typed: string): number | undefined {
  const amount = Math.round(Number(typed) * 100);
  return amount >= 1 && amount <= maxPay ? amount : undefined;
}

export function PayFields({ search, set }: PayFieldsProps) {
  const { min_pay, pay_per, without_pay, country_id } = search;
  const id = useId();
  const commit = ({
    currentTarget: { value },
  }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const amount = minorUnits(value);
    if (amount !== min_pay) set('min_pay', ...(amount === undefined ? [] : [amount]));
  };
  return (
    <Stack gap="xl">
      <NumberField
        key={min_pay ?? 'none'}
        id={id}
        name="min_pay"
        label={`At least (${country_id === Country.UnitedStates ? '$' : '£'})`}
        step="0.01"
        defaultValue={min_pay === undefined ? '' : min_pay / 100}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event);
        }}
      />
      <SelectField
        name="pay_per"
        label="Per"
        value={pay_per}
        options={Object.entries(payPeriods).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => set('pay_per', ...(target.value === 'year' ? [] : [target.value]))}
      />
      <CheckboxField
        name="without_pay"
        label="Also show jobs that don’t say what they pay"
        checked={without_pay}
        onChange={({ target }) => set('without_pay', ...(target.checked ? [true] : []))}
      />
    </Stack>
  );
}
