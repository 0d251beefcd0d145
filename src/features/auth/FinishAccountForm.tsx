import { useState } from 'react';
import * as z from 'zod/mini';
import type { SocialSignupRequired } from '../../api/social.ts';
import type { Tenant } from '../../api/tenant.ts';
import type { SocialAccount } from '../../machines/socialSignIn.ts';
import { useCheckedForm } from '../../ui/form/useCheckedForm.ts';
import { AccountForm, type AccountFormState } from './AccountForm.tsx';
import { ConsentFields, consentFields } from './ConsentFields.tsx';
import { CountryField } from './CountryField.tsx';

const schema = z.object({ country_id: z.string(), ...consentFields });

type FinishAccountFormProps = AccountFormState & {
  tenant: Tenant;
  required: SocialSignupRequired;
  onSubmit: (account: SocialAccount) => void;
};

export function FinishAccountForm({ tenant, required, busy, failure, onSubmit }: FinishAccountFormProps) {
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
  return (
    <AccountForm
      {...{ busy, failure, problems, attempt }}
      send="Create account"
      sending="Creating your account…"
      onSubmit={submit}
    >
      <CountryField {...form.register('country_id')} tenant={tenant} error={errorOf('country_id')} />
      <ConsentFields
        tenant={tenant}
        terms={{ ...form.register('terms_accepted'), error: errorOf('terms_accepted') }}
        news={form.register('marketing_opt_in')}
      />
    </AccountForm>
  );
}
