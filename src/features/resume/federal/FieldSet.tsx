import { useState } from 'react';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { EntryField } from '../builder/EntryField.tsx';
import { Lines } from '../builder/Lines.tsx';
import { Fields } from '../builder/look.ts';
import { type FederalField, type FieldValues, valueAt, withFieldValue } from './fields.ts';

interface FieldSetProps {
  definitions: readonly FederalField[];
  values: FieldValues;
  path: string;
  errorOf: (id: string) => string | undefined;
  onChange: (values: FieldValues, field: string) => void;
}

const noWords = () => null;

export const FieldSet = ({ definitions, values, path, errorOf, onChange }: FieldSetProps) => (
  <Fields>
    {definitions
      .filter(({ when }) => !when || when(values))
      .map((definition) => {
        const { name, kind, label, max = 0 } = definition;
        const id = `${path}.${name}`;
        const value = valueAt(values, name);
        const put = (next: unknown) => onChange(withFieldValue(values, name, next), id);
        if (kind === 'lines') {
          const lines = (value ?? []) as string[];
          return (
            <Lines
              key={id}
              path={id}
              label={label}
              lines={lines.length > 0 ? lines : ['']}
              longest={max}
              errorOf={errorOf}
              onChange={put}
              words={noWords}
            />
          );
        }
        if (name === 'hours_per_week')
          return <Hours key={id} {...{ definition, values, path, errorOf, onChange }} />;
        return (
          <EntryField
            key={id}
            definition={definition}
            path={id}
            value={name === 'is_completed' ? value !== false : value}
            error={errorOf(id)}
            onChange={(next) =>
              name === 'is_current' && next === true
                ? onChange({ ...values, is_current: true, end_month: null }, id)
                : put(next)
            }
          />
        );
      })}
  </Fields>
);

// A military post is prefilled with a full-time week, which the person must confirm.
function Hours({
  definition,
  values,
  path,
  errorOf,
  onChange,
}: Omit<FieldSetProps, 'definitions'> & { definition: FederalField }) {
  const id = `${path}.${definition.name}`;
  const isGuess = values.hours_confirmed === false;
  // The checkbox stays after it was ticked, so that it can be undone.
  const [wasGuess] = useState(isGuess);
  const { hours_per_week: hours } = values;
  return (
    <div>
      <EntryField
        definition={
          wasGuess
            ? { ...definition, hint: 'We’ve filled in a full-time week. Was it more or less?' }
            : definition
        }
        path={id}
        value={hours}
        error={errorOf(id)}
        onChange={(next) => onChange({ ...values, hours_per_week: next || null, hours_confirmed: true }, id)}
      />
      {wasGuess && typeof hours === 'number' && (
        <CheckboxField
          name={`${id}.confirmed`}
          label={`${hours} hours per week is right`}
          checked={!isGuess}
          onChange={({ target }) =>
            onChange({ ...values, hours_confirmed: target.checked }, `${id}.confirmed`)
          }
        />
      )}
    </div>
  );
}
