import styled from '@emotion/styled';
import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from 'react';
import { token } from '../theme/token.ts';
import { TextArea } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

type TextAreaFieldProps = FieldText & ComponentPropsWithRef<'textarea'> & { limit?: number };

const Count = styled('p')({
  marginTop: 6,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  color: token.quiet,
  '&[data-over]': { color: token.error, fontWeight: 500 },
});

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  limit,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const ownId = useId();
  const [typed, setTyped] = useState<number>();
  // A value that is set from outside, such as by a template, was never typed.
  const length =
    area.value === undefined ? (typed ?? String(area.defaultValue ?? '').length) : String(area.value).length;
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - length;
  const near = limit !== undefined && left < limit / 5;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field id={id ?? area.name ?? ownId} label={label} hint={hint} error={error} optional={optional}>
      {(aria) => (
        <>
          <TextArea rows={5} {...area} {...aria} onChange={change} />
          <Count aria-live="polite" hidden={!near} data-over={left < 0 ? '' : undefined}>
            {near && (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`)}
          </Count>
        </>
      )}
    </Field>
  );
}
