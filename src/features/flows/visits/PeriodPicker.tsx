import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../../ui/form/DateField.tsx';
import { ButtonGroup, ToolButton } from '../parts.ts';
import { daysOf, isOwn, periodProblems, spans, writtenPeriod } from './period.ts';

const Own = styled('form')({ display: 'grid', gap: 12, justifyItems: 'start' });

type PeriodPickerProps = { period: string; onPeriod: (period: string) => void };

export function PeriodPicker({ period, onPeriod }: PeriodPickerProps) {
  const [isOpen, setOpen] = useState(isOwn(period));
  const [own, setOwn] = useState(daysOf(period));
  const [isTried, setTried] = useState(false);
  const problems = isTried ? periodProblems(own) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(periodProblems(own)).length === 0) onPeriod(writtenPeriod(own));
  };
  return (
    <>
      <ButtonGroup role="group" aria-label="Period">
        {spans.map((span) => (
          <ToolButton
            key={span}
            type="button"
            aria-label={`Last ${span} days`}
            aria-pressed={!isOpen && span === period}
            onClick={() => {
              setOpen(false);
              onPeriod(span);
            }}
          >
            {`${span} days`}
          </ToolButton>
        ))}
        <ToolButton
          type="button"
          aria-pressed={isOpen}
          onClick={() => {
            setOwn(daysOf(period));
            setOpen(true);
          }}
        >
          Dates
        </ToolButton>
      </ButtonGroup>
      {isOpen && (
        <Own noValidate onSubmit={submit}>
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              name={end}
              label={end === 'from' ? 'First day' : 'Last day'}
              value={own[end]}
              error={problems[end]}
              onChange={(value) => setOwn({ ...own, [end]: value })}
            />
          ))}
          <Button type="submit" size="sm" variant="outlined" color="neutral">
            Show these days
          </Button>
        </Own>
      )}
    </>
  );
}
