import Button from '@mui/joy/Button';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import type { ServicePeriod } from '../../../api/serviceHistory.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { MonthField } from '../../../ui/form/DateField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useErrorTitle } from '../../../ui/form/useErrorTitle.ts';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Form } from '../parts.ts';
import { monthProblems } from './periods.ts';

export type MilitaryFields = ComponentType<{
  period: ServicePeriod;
  countryId: number;
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<ServicePeriod>) => void;
}>;

interface PeriodFormProps {
  period: ServicePeriod;
  countryId: number;
  MilitaryFields: MilitaryFields;
  documentName: string;
  busy: boolean;
  problems: Record<string, string>;
  failure: string | null;
  onSave: (period: ServicePeriod) => void;
  onCancel: () => void;
}

const path = 'period';

export function PeriodForm(props: PeriodFormProps) {
  const { countryId, MilitaryFields, documentName, busy, failure, onSave, onCancel } = props;
  const [period, setPeriod] = useState(props.period);
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState<Record<string, string>>({});
  const problems = busy ? {} : { ...props.problems, ...own };
  const lines = Object.entries(problems).map(([field, message]) => ({ field: `${path}.${field}`, message }));
  const form = useRef<HTMLFormElement>(null);
  useErrorTitle(lines.length > 0);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const change = (values: Partial<ServicePeriod>) => setPeriod((before) => ({ ...before, ...values }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = monthProblems(period);
    setOwn(problems);
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0) onSave(period);
  };
  return (
    <Form ref={form} noValidate aria-label="Period of service" onSubmit={submit}>
      <ErrorSummary problems={lines} attempt={attempt} />
      <MilitaryFields
        period={period}
        countryId={countryId}
        path={path}
        errorOf={(field) => problems[field]}
        onChange={change}
      />
      <PeriodMonths period={period} problems={problems} onChange={change} />
      {failure && !busy && <InlineAlert kind="error">{failure}</InlineAlert>}
      <FormActions beside={<NextLine>{`we’ll update your ${documentName} too`}</NextLine>}>
        <Button type="submit" size="lg" loading={busy} loadingPosition="start">
          {busy ? 'Saving…' : 'Save'}
        </Button>
        <Button size="lg" variant="outlined" color="neutral" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

type PeriodMonthsProps = Pick<PeriodFormProps, 'period' | 'problems'> & {
  onChange: (change: Partial<ServicePeriod>) => void;
};

const PeriodMonths = ({ period, problems, onChange }: PeriodMonthsProps) => (
  <>
    <MonthField
      name={`${path}.start_month`}
      label="Started"
      hint="If you only know the year, leave the month empty."
      yearAlone
      value={period.start_month ?? ''}
      error={problems.start_month}
      onChange={(month) => onChange({ start_month: month || null })}
    />
    <CheckboxField
      name={`${path}.is_current`}
      label="I’m still serving here"
      checked={period.is_current ?? false}
      onChange={({ target }) => onChange({ is_current: target.checked })}
    />
    <MonthField
      name={`${path}.end_month`}
      label={period.is_current ? 'Leaving month' : 'Finished'}
      hint={period.is_current ? 'If you know it. We date your plans back from it.' : undefined}
      optional={period.is_current ?? false}
      yearAlone
      value={period.end_month ?? ''}
      error={problems.end_month}
      onChange={(month) => onChange({ end_month: month || null })}
    />
  </>
);
