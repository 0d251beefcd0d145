import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { commitmentLabels, companySizeLabels, companyTypeLabels } from '../../api/companyLabels.ts';
import { countriesQuery, industriesQuery, statesQuery } from '../../api/reference.ts';
import { Country } from '../../machines/country.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { acceptedLogo, type CheckedCompany, type TypedCompany } from './companyForm.ts';
import { type Commitment, isCommitmentIn } from './companyRules.ts';

const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media (min-width:600px)': { gridTemplateColumns: '1fr 1fr' },
});

const numbers: Record<number, { label: string; hint: string }> = {
  [Country.UnitedKingdom]: {
    label: 'Company number',
    hint: '8 characters, as registered at Companies House',
  },
  [Country.UnitedStates]: { label: 'EIN', hint: 'The 9 digits of your Employer Identification Number' },
};

export type CompanyFields = Pick<
  ReturnType<typeof useCheckedForm<TypedCompany, CheckedCompany>>,
  'form' | 'errorOf'
>;

export const textField = ({ form, errorOf }: CompanyFields, name: keyof TypedCompany) => ({
  ...form.register(name),
  error: errorOf(name),
});

const countryIn = ({ form }: CompanyFields) => Number(form.watch('country_id'));

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const listed = (rows: { id: number; title: string }[]) =>
  rows.map(({ id, title }) => ({ value: String(id), label: title }));

export function CompanyIdentity(fields: CompanyFields) {
  const number = numbers[countryIn(fields)] ?? {
    label: 'Registration number',
    hint: 'As it appears in your company register',
  };
  return (
    <>
      <TextField {...textField(fields, 'name')} label="Company name" autoComplete="organization" />
      <TextField
        {...textField(fields, 'website')}
        label="Website"
        hint="We check it first. For example, https://example.com"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Pair>
        <TextField {...textField(fields, 'registration_number')} {...number} optional />
        <TextField
          {...textField(fields, 'legal_name')}
          label="Legal name"
          hint="If it’s different from the company name"
          optional
        />
      </Pair>
    </>
  );
}

export function CompanyDescription(fields: CompanyFields) {
  const { data: industries = [] } = useQuery(industriesQuery());
  return (
    <>
      <Pair>
        <SelectField
          {...textField(fields, 'company_type')}
          label="Company type"
          placeholder="Choose a type"
          options={labelled(companyTypeLabels)}
        />
        <SelectField
          {...textField(fields, 'company_size')}
          label="Company size"
          placeholder="Choose a size"
          options={labelled(companySizeLabels)}
        />
      </Pair>
      <SelectField
        {...textField(fields, 'industry_id')}
        label="Industry"
        placeholder="Choose an industry"
        options={listed(industries)}
        key={industries.length}
      />
      <TextAreaField
        {...textField(fields, 'description')}
        label="About the company"
        hint="At least 50 characters. Veterans will see this."
        limit={3000}
      />
    </>
  );
}

export function VeteranCommitment(fields: CompanyFields) {
  const commitment = fields.form.watch('veteran_commitment');
  const country = countryIn(fields);
  return (
    <>
      <SelectField
        {...textField(fields, 'veteran_commitment')}
        label="Commitment to veterans"
        hint="Veterans see it once we’ve checked it"
        options={labelled(commitmentLabels).filter(
          ({ value }) => value === commitment || isCommitmentIn(country, value as Commitment),
        )}
      />
      {commitment !== 'none' && (
        <TextField
          {...textField(fields, 'commitment_evidence')}
          label="Where we can check this"
          hint="A link to the register or to the announcement of your award, or its reference number"
        />
      )}
    </>
  );
}

export function CompanyAddress({ countryIds, ...fields }: CompanyFields & { countryIds: number[] }) {
  const { form, errorOf } = fields;
  const country = countryIn(fields);
  const { data: countries = [] } = useQuery(countriesQuery());
  const { data: states = [] } = useQuery(statesQuery(country));
  return (
    <>
      <Pair>
        <SelectField
          {...form.register('country_id', { onChange: () => form.setValue('state_id', '') })}
          error={errorOf('country_id')}
          label="Country"
          options={listed(countries.filter(({ id }) => countryIds.includes(id)))}
          key={`country-${countries.length}`}
        />
        <SelectField
          {...textField(fields, 'state_id')}
          label={country === Country.UnitedKingdom ? 'Nation' : 'State'}
          placeholder="Not given"
          optional
          options={listed(states)}
          key={`${country}-${states.length}`}
        />
      </Pair>
      <TextField
        {...textField(fields, 'address_line_1')}
        label="Address"
        autoComplete="address-line1"
        optional
      />
      <Pair>
        <TextField {...textField(fields, 'city')} label="Town or city" autoComplete="address-level2" />
        <TextField
          {...textField(fields, 'postcode')}
          label={country === Country.UnitedStates ? 'ZIP code' : 'Postcode'}
          autoComplete="postal-code"
          optional
        />
      </Pair>
      <TextField
        {...textField(fields, 'contact_phone')}
        label="Phone number"
        hint="The company’s number, in case we have a question"
        type="tel"
        autoComplete="tel"
        optional
      />
    </>
  );
}

export function LogoField({ form, errorOf }: CompanyFields) {
  return (
    <Controller
      control={form.control}
      name="logo"
      render={({ field: { name, value, onChange } }) => (
        <FileDrop
          name={name}
          label="Drop your logo here (optional)"
          hint="PNG, JPEG or WebP, at least 128 × 128 pixels, up to 2 MB"
          accept={acceptedLogo}
          file={value && { name: value.name, state: 'chosen', detail: `${Math.ceil(value.size / 1024)} KB` }}
          error={errorOf(name)}
          onChoose={onChange}
          onRemove={() => onChange(null)}
        />
      )}
    />
  );
}
