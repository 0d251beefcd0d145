import Link from '@mui/joy/Link';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Tenant } from '../../api/tenant.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';

export const consentFields = {
  terms_accepted: z.boolean().check(z.refine((yes) => yes, 'Accept the terms to create your account')),
  marketing_opt_in: z.boolean(),
};

type ConsentsProps = {
  tenant: Tenant;
  terms: UseFormRegisterReturn & { error: string | undefined };
  news: UseFormRegisterReturn;
};

export const ConsentFields = ({ tenant, terms, news }: ConsentsProps) => (
  <>
    <CheckboxField
      {...terms}
      label={
        <>
          I accept the <Link href={tenant.terms_url}>terms</Link> and have read the{' '}
          <Link href={tenant.privacy_url}>privacy notice</Link>
        </>
      }
    />
    <CheckboxField {...news} label="Send me news about jobs and events" optional />
  </>
);
