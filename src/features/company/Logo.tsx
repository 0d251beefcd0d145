import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/client.ts';
import { type Company, companyQuery, removeCompanyLogo, saveCompanyLogo } from '../../api/companies.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { acceptedLogo, logoProblem } from './companyForm.ts';

const Drop = styled('div')({ width: '100%' });
const Picture = styled('img')({ width: 80, height: 80, objectFit: 'contain', borderRadius: 8 });

type LogoProps = { company: Company; onSaved: (company: Company) => void };

export function Logo({ company, onSaved }: LogoProps) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error, variables } = useMutation<Company, ApiError, File | null>({
    mutationFn: (file) => (file ? saveCompanyLogo(file) : removeCompanyLogo()),
    onSuccess: (saved, file) => {
      queryClient.setQueryData(companyQuery().queryKey, saved);
      onSaved(saved);
      toast.success(file ? 'Logo saved' : 'Logo removed');
    },
  });
  const choose = (file: File) => {
    const found = logoProblem(file);
    setProblem(found);
    if (!found) mutate(file);
  };
  return (
    <Stack as="section" gap="lg" align="start" maxWidth={640} aria-label="Logo">
      {company.logo && (
        <Row gap="lg" align="center">
          <Picture src={company.logo.thumb_url} alt={`Logo of ${company.name}`} />
          <Button variant="outlined" color="neutral" disabled={isPending} onClick={() => mutate(null)}>
            Remove logo
          </Button>
        </Row>
      )}
      <Drop>
        <FileDrop
          name="logo"
          label={company.logo ? 'Drop a new logo here' : 'Drop your logo here'}
          hint="PNG, JPEG or WebP, at least 128 × 128 pixels, up to 2 MB. Saved straight away."
          accept={acceptedLogo}
          file={isPending && variables ? { name: variables.name, state: 'uploading' } : null}
          onChoose={choose}
        />
      </Drop>
      {(problem ?? (isPending ? null : error?.message)) && (
        <InlineAlert kind="error">{problem ?? error?.message}</InlineAlert>
      )}
    </Stack>
  );
}
