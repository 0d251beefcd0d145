import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { countriesQuery } from '../../api/reference.ts';
import type { SocialSignupRequired } from '../../api/social.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { SocialAccount } from '../../machines/socialSignIn.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { failureText } from '../../ui/form/problems.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });

const schema = z.object({
  country_id: z.string(),
  terms_accepted: z.boolean().check(z.refine((yes) => yes, 'Accept the terms to create an account')),
  marketing_opt_in: z.boolean(),
});

type FinishAccountFormProps = {
  tenant: Tenant;
  required: SocialSignupRequired;
  busy: boolean;
  failure: Parameters<typeof failureText>[0];
  onSubmit: (account: SocialAccount) => void;
};

/** What another service cannot know. */
export function FinishAccountForm({ tenant, required, busy, failure, onSubmit }: FinishAccountFormProps) {
  const { data: countries = [] } = useQuery(countriesQuery());
  const [defaultValues] = useState({
    country_id: String(tenant.default_country_id),
    terms_accepted: false,
    marketing_opt_in: false,
  });
  const { form, problems, attempt, errorOf } = useCheckedForm({ schema, defaultValues, failure });
  const { first_name, last_name } = required.profile;
  const submit = form.handleSubmit(({ country_id, marketing_opt_in }) => {
    if (busy) return;
    onSubmit({
      social_ticket: required.social_ticket,
      country_id: Number(country_id) as SocialAccount['country_id'],
      terms_accepted: true,
      privacy_version: tenant.privacy_version,
      marketing_opt_in,
      ...(first_name && { first_name }),
      ...(last_name && { last_name }),
    });
  });
  const refusal = busy ? null : failureText(failure);
  return (
    <Form noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      {refusal && <InlineAlert kind="error">{refusal}</InlineAlert>}
      <SelectField
        {...form.register('country_id')}
        label="Country"
        options={countries
          .filter(({ id }) => tenant.country_ids.includes(id))
          .map(({ id, title }) => ({ value: String(id), label: title }))}
        error={errorOf('country_id')}
      />
      <CheckboxField
        {...form.register('terms_accepted')}
        error={errorOf('terms_accepted')}
        label={
          <>
            I accept the <Link href={tenant.terms_url}>terms</Link> and have read the{' '}
            <Link href={tenant.privacy_url}>privacy notice</Link>
          </>
        }
      />
      <CheckboxField
        {...form.register('marketing_opt_in')}
        label="Send me news about jobs and events"
        optional
      />
      <SubmitButton busy={busy}>{busy ? 'Creating your account…' : 'Create account'}</SubmitButton>
    </Form>
  );
}
