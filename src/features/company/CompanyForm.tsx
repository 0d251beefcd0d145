import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../api/client.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { Title } from '../../ui/Title.tsx';
import { CompanyConflict, type CompanyConflictProps } from './CompanyConflict.tsx';
import {
  CompanyAddress,
  CompanyDescription,
  CompanyIdentity,
  LogoField,
  textField,
  VeteranCommitment,
} from './CompanyFields.tsx';
import { type CheckedCompany, companySchema, type TypedCompany } from './companyForm.ts';

const Form = styled('form')({ display: 'grid', gap: 24, width: '100%', maxWidth: 640 });
const Group = styled('fieldset')({
  display: 'grid',
  gap: 24,
  '& + &': { marginTop: 16 },
  '& > legend': { paddingBottom: 16 },
});

type CompanyFormProps = {
  tenant: Tenant;
  defaults: TypedCompany;
  kind: 'create' | 'edit' | 'resubmit';
  submit: [label: string, busyLabel: string];
  next: ReactNode;
  busy: boolean;
  failure: ApiError | null;
  refusal?: ReactNode;
  conflict?: Omit<CompanyConflictProps, 'mine'> | null;
  onSubmit: (company: CheckedCompany) => void;
  onCancel?: () => void;
};

export function CompanyForm(props: CompanyFormProps) {
  const { tenant, kind, submit, next, busy, failure, refusal, conflict, onSubmit, onCancel } = props;
  const [defaultValues] = useState(props.defaults);
  const { form, problems, attempt, errorOf } = useCheckedForm<TypedCompany, CheckedCompany>({
    schema: companySchema,
    defaultValues,
    failure,
  });
  const fields = { form, errorOf };
  const words = conflict ? (
    <CompanyConflict {...conflict} mine={form.getValues} />
  ) : (
    refusal || (busy ? null : failureText(failure))
  );

  return (
    <Form
      noValidate
      aria-label="The company"
      onSubmit={form.handleSubmit((company) => {
        if (!busy) onSubmit(company);
      })}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <Part title="Who you are">
        <CompanyIdentity {...fields} />
      </Part>
      <Part title="What you do">
        <CompanyDescription {...fields} />
        <VeteranCommitment {...fields} />
      </Part>
      <Part title="Where you are">
        <CompanyAddress {...fields} countryIds={tenant.country_ids} />
      </Part>
      {kind === 'create' && <LogoField {...fields} />}
      {kind === 'create' && (
        <CheckboxField
          {...form.register('is_authorised')}
          error={errorOf('is_authorised')}
          label="I have permission to hire for this company"
        />
      )}
      {kind === 'resubmit' && (
        <TextAreaField
          {...textField(fields, 'note')}
          label="What you changed"
          hint="For the person who checks it again"
          limit={1000}
          rows={3}
          optional
        />
      )}
      {words && <InlineAlert kind="error">{words}</InlineAlert>}
      <FormActions beside={<NextLine>{next}</NextLine>}>
        <Button type="submit" size="lg" loading={busy} loadingPosition="start">
          {busy ? submit[1] : submit[0]}
        </Button>
        {onCancel && (
          <Button size="lg" variant="outlined" color="neutral" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Group>
    <legend>
      <Title level="h3">{title}</Title>
    </legend>
    {children}
  </Group>
);
