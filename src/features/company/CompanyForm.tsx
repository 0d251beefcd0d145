import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ApiError } from '../../api/client.ts';
import { commitmentLabels } from '../../api/companyIdentity.ts';
import { countriesQuery, industriesQuery, statesQuery } from '../../api/reference.ts';
import type { Tenant } from '../../api/tenant.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { NextLine } from '../../ui/route/NextLine.tsx';
import {
  acceptedLogo,
  type CheckedCompany,
  companySchema,
  companySizes,
  companyTypes,
  type TypedCompany,
} from './companyForm.ts';

const Form = styled('form')({ display: 'grid', gap: 24, width: '100%', maxWidth: 640 });
const Heading = styled('h2')({ marginTop: 16, fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 });
const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
});

const numbers: Record<number, { label: string; hint: string }> = {
  232: { label: 'Company number', hint: '8 characters, as registered at Companies House' },
  233: { label: 'EIN', hint: 'The 9 digits of your Employer Identification Number' },
};

type CompanyFormProps = {
  tenant: Tenant;
  defaults: TypedCompany;
  // `create` asks for the logo and the right to act; `resubmit` for a note to whoever reads it again.
  kind: 'create' | 'edit' | 'resubmit';
  submit: [label: string, busyLabel: string];
  next: ReactNode;
  busy: boolean;
  failure: ApiError | null;
  // Above the button, where a refusal belongs to no field.
  refusal?: ReactNode;
  onSubmit: (company: CheckedCompany) => void;
  onCancel?: () => void;
};

const entry = (value: string) => ({ value, label: value });

export function CompanyForm(props: CompanyFormProps) {
  const { tenant, kind, submit, next, busy, failure, refusal, onSubmit, onCancel } = props;
  const [defaultValues] = useState(props.defaults);
  const { form, problems, attempt, errorOf } = useCheckedForm<TypedCompany, CheckedCompany>({
    schema: companySchema,
    defaultValues,
    failure,
  });
  const country = Number(form.watch('country_id'));
  const { data: countries = [] } = useQuery(countriesQuery());
  const { data: industries = [] } = useQuery(industriesQuery());
  const { data: states = [] } = useQuery(statesQuery(country));
  const text = (name: keyof TypedCompany) => ({ ...form.register(name), error: errorOf(name) });
  const listed = (rows: { id: number; title: string }[]) =>
    rows.map(({ id, title }) => ({ value: String(id), label: title }));
  const number = numbers[country] ?? {
    label: 'Registration number',
    hint: 'As it appears in your company register',
  };
  const words = refusal || (busy ? null : failureText(failure));

  return (
    <Form
      noValidate
      aria-label="The company"
      onSubmit={form.handleSubmit((company) => {
        if (!busy) onSubmit(company);
      })}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...text('name')} label="Company name" autoComplete="organization" />
      <TextField
        {...text('website')}
        label="Website"
        hint="We check it first. For example, https://example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Pair>
        <TextField {...text('registration_number')} {...number} optional />
        <TextField
          {...text('legal_name')}
          label="Legal name"
          hint="If it’s different from the company name"
          optional
        />
      </Pair>
      <Pair>
        <SelectField
          {...text('company_type')}
          label="Company type"
          placeholder="Choose a type"
          options={companyTypes.map(entry)}
        />
        <SelectField
          {...text('company_size')}
          label="Company size"
          placeholder="Choose a size"
          options={companySizes.map(entry)}
        />
      </Pair>
      <SelectField
        {...text('industry_id')}
        label="Industry"
        placeholder="Choose an industry"
        options={listed(industries)}
        key={industries.length}
      />
      <TextAreaField
        {...text('description')}
        label="About the company"
        hint="At least 50 characters. Veterans will see this."
        limit={3000}
      />
      <SelectField
        {...text('veteran_commitment')}
        label="Commitment to veterans"
        hint="Veterans see it once we’ve checked it"
        options={Object.entries(commitmentLabels).map(([value, label]) => ({ value, label }))}
      />
      {form.watch('veteran_commitment') !== 'none' && (
        <TextField
          {...text('commitment_evidence')}
          label="Where we can check this"
          hint="A link to the register or to the announcement of your award, or its reference number"
        />
      )}
      <Heading>Location</Heading>
      <Pair>
        <SelectField
          {...form.register('country_id', { onChange: () => form.setValue('state_id', '') })}
          error={errorOf('country_id')}
          label="Country"
          options={listed(countries.filter(({ id }) => tenant.country_ids.includes(id)))}
          key={`country-${countries.length}`}
        />
        <SelectField
          {...text('state_id')}
          label={country === 232 ? 'Nation' : 'State'}
          placeholder="Not given"
          optional
          options={listed(states)}
          key={`${country}-${states.length}`}
        />
      </Pair>
      <TextField {...text('address_line_1')} label="Address" autoComplete="address-line1" optional />
      <Pair>
        <TextField {...text('city')} label="Town or city" autoComplete="address-level2" />
        <TextField
          {...text('postcode')}
          label={country === 233 ? 'ZIP code' : 'Postcode'}
          autoComplete="postal-code"
          optional
        />
      </Pair>
      <TextField
        {...text('contact_phone')}
        label="Phone number"
        hint="The company’s number, in case we have a question"
        type="tel"
        autoComplete="tel"
        optional
      />
      {kind === 'create' && (
        <Controller
          control={form.control}
          name="logo"
          render={({ field: { name, value, onChange } }) => (
            <FileDrop
              name={name}
              label="Drop your logo here (optional)"
              hint="PNG, JPEG or WebP, at least 128 × 128 pixels, up to 2 MB"
              accept={acceptedLogo}
              file={
                value && { name: value.name, state: 'chosen', detail: `${Math.ceil(value.size / 1024)} KB` }
              }
              error={errorOf(name)}
              onChoose={onChange}
              onRemove={() => onChange(null)}
            />
          )}
        />
      )}
      {kind === 'create' && (
        <CheckboxField
          {...form.register('is_authorised')}
          error={errorOf('is_authorised')}
          label="I have permission to hire for this company"
        />
      )}
      {kind === 'resubmit' && (
        <TextAreaField
          {...text('note')}
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
