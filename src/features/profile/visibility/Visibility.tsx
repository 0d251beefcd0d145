import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { everyPreview } from '../../../api/candidatePreview.ts';
import type { ApiError } from '../../../api/client.ts';
import { type ConsentChange, type Consents, consentsQuery, saveConsents } from '../../../api/consents.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { visibilities, visibilityOptions } from '../../../ui/visibilities.ts';
import { ButtonRow, Form } from '../parts.ts';

type Visibility = NonNullable<ConsentChange['candidate_visibility']>;

interface VisibilityProps {
  consents: Consents;
  tenant: Tenant;
  documentName: string;
}

export function Visibility({ consents, tenant, documentName }: VisibilityProps) {
  const queries = useQueryClient();
  const [selected, setSelected] = useState<string>(consents.candidate_visibility);
  const { mutate, isPending, error } = useMutation<Consents, ApiError, Visibility>({
    mutationFn: (candidate_visibility) =>
      saveConsents({ candidate_visibility, privacy_version: tenant.privacy_version }),
    async onSuccess(saved) {
      queries.setQueryData(consentsQuery().queryKey, saved);
      toast.success('Saved');
      await queries.invalidateQueries(everyPreview());
      await queries.invalidateQueries(userProfileQuery());
    },
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const visibility = visibilities.find(({ value }) => value === selected);
    if (visibility && !isPending) mutate(visibility.value);
  };
  return (
    <Form noValidate onSubmit={save}>
      {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <RadioField
        name="candidate_visibility"
        label="Who can see your profile"
        legendSize="title"
        options={visibilityOptions(documentName)}
        value={selected}
        onChange={({ target }) => setSelected(target.value)}
      />
      <ButtonRow>
        <Button type="submit" variant="outlined" color="neutral" loading={isPending}>
          Save visibility
        </Button>
      </ButtonRow>
    </Form>
  );
}
