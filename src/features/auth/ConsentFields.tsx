import styled from '@emotion/styled';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Tenant } from '../../api/tenant.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { textLinkLook } from '../../ui/TextLink.tsx';

export const consentFields = {
  terms_accepted: z.boolean().check(z.refine((yes) => yes, 'Accept the terms to create your account')),
  marketing_opt_in: z.boolean(),
};

type ConsentsProps = {
  tenant: Tenant;
  terms: UseFormRegisterReturn & { error: string | undefined };
  news: UseFormRegisterReturn;
};

// A full page load instead of a router link, so that the browser keeps typed text for Back.
const DocumentLink = styled('a')(textLinkLook);

export const ConsentFields = ({ tenant, terms, news }: ConsentsProps) => (
  <>
    <CheckboxField
      {...terms}
      label={
        <>
          I accept the <DocumentLink href={tenant.terms_url}>terms</DocumentLink> and have read the{' '}
          <DocumentLink href={tenant.privacy_url}>privacy notice</DocumentLink>
        </>
      }
    />
    <CheckboxField {...news} label="Send me news about jobs and events" optional />
  </>
);
