import styled from '@emotion/styled';
import { useState } from 'react';
import { Row } from '../Row.tsx';
import { token } from '../theme/token.ts';
import { TextInput } from './control.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type DatePart = { key: string; label: string; length: number; autoComplete: string };

type DatePartsProps = FieldText & {
  /** From the smallest part to the largest; the value has the reverse order. */
  parts: readonly DatePart[];
  order: readonly number[];
  name: string;
  id?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  birthday?: boolean;
  legendSize?: 'label' | 'title';
  yearAlone?: boolean;
};
const Part = styled('label')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
const Digits = styled(TextInput)({ display: 'block', marginTop: 4, fontVariantNumeric: 'tabular-nums' });

function toValue(typed: readonly string[], yearAlone: boolean): string {
  if (typed.every((part) => part === '')) return '';
  const year = typed.at(-1) ?? '';
  if (yearAlone && year.length === 4 && typed.slice(0, -1).every((part) => part === '')) return year;
  const complete = typed.every((part) => part !== '');
  return [...typed]
    .reverse()
    .map((part) => (complete ? part.padStart(2, '0') : part))
    .join('-');
}

function fromValue(value: string, count: number): string[] {
  const parts = value.split('-').slice(0, count);
  return Array.from({ length: count }, (_, index) => parts[count - 1 - index] ?? '');
}

export function DateParts({
  parts,
  order,
  name,
  id = name,
  value,
  onChange,
  onBlur,
  birthday,
  yearAlone = false,
  ...text
}: DatePartsProps) {
  const [typed, setTyped] = useState(() => fromValue(value, parts.length));
  // A value from outside replaces the typed text; the field's own padded value must not ("1" would become "01").
  const shown = toValue(typed, yearAlone) === value ? typed : fromValue(value, parts.length);

  const change = (index: number, entered: string) => {
    const next = shown.with(index, entered.replace(/\D/g, ''));
    setTyped(next);
    onChange(toValue(next, yearAlone));
  };
  return (
    <FieldGroup id={id} {...text}>
      <Row gap="lg" nowrap>
        {order.map((index, place) => {
          const part = parts[index]!;
          return (
            <Part key={part.key}>
              {part.label}
              <Digits
                id={place === 0 ? id : `${id}-${part.key}`}
                name={`${name}-${part.key}`}
                inputMode="numeric"
                maxLength={part.length}
                autoComplete={birthday ? part.autoComplete : 'off'}
                value={shown[index]}
                onChange={(event) => change(index, event.target.value)}
                onBlur={onBlur}
                style={{ width: part.length === 4 ? 88 : 64 }}
              />
            </Part>
          );
        })}
      </Row>
    </FieldGroup>
  );
}
