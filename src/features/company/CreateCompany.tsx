import { useState } from 'react';
import { createCompany } from '../../api/companies.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { type CheckedCompany, emptyCompany } from './companyForm.ts';
import { useCompanyMove } from './follow.ts';
import type { PartProps } from './partProps.ts';

const create = ({ fields, logo }: CheckedCompany) =>
  createCompany({ ...fields, is_authorised: true as const }, logo);

export function CreateCompany({ tenant, moves, view }: PartProps) {
  const { mutate, isPending, error } = useCompanyMove(create, { said: 'Sent. We’ll check it now.' });
  const [defaults] = useState(() => emptyCompany(tenant.default_country_id));
  if (!moves.has('create')) return null;
  return (
    <CompanyForm
      tenant={tenant}
      defaults={defaults}
      kind="create"
      submit={['Continue', 'Sending…']}
      next={view.next}
      busy={isPending}
      failure={error}
      refusal={
        error?.code === 'company_exists' &&
        !isPending &&
        `${error.message} Ask one of its admins to invite you, or contact us.`
      }
      onSubmit={mutate}
    />
  );
}
