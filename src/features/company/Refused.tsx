import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appealCompany, type Company, companyQuery, resubmitCompany } from '../../api/companies.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { isOutdated } from './CompanyConflict.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyActions } from './CompanyFrame.tsx';
import type { CheckedCompany } from './companyForm.ts';
import { useCompanyVersions } from './companyVersions.ts';
import { Decline } from './FoundCompany.tsx';
import { useCompanyMove } from './follow.ts';
import { Leave } from './Leave.tsx';
import type { PartProps } from './partProps.ts';
import { formatDay, remedyFor } from './standing.ts';

const Reason = styled(Card)({ display: 'grid', gap: 8, width: '100%', maxWidth: 640 });
const Section = styled('section')({ display: 'grid', gap: 16, width: '100%', maxWidth: 640, marginTop: 20 });
const Appeal = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > *': { width: '100%' },
});

export function Refused({ tenant, standing, moves, view }: PartProps) {
  const { rejection, company } = standing;
  const remedy = rejection && remedyFor(rejection.code);
  return (
    <>
      {rejection && (
        <Reason as="section" aria-label="Why">
          <Typography level="title-md" component="h2">
            Why
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{rejection.text}</Typography>
          {remedy && (
            <Typography>
              <strong>What to change:</strong> {remedy}
            </Typography>
          )}
          <Typography level="body-sm">Decided on {formatDay(rejection.at, tenant.locale)}</Typography>
        </Reason>
      )}
      {moves.has('resubmit') ? (
        <Resubmit tenant={tenant} next={view.next} />
      ) : (
        <NextLine>{view.next}</NextLine>
      )}
      {moves.has('appeal') && <AppealForm isMain={!moves.has('resubmit')} />}
      {(moves.has('leave') || moves.has('decline')) && (
        <CompanyActions>
          {moves.has('leave') && (
            <Leave name={company?.name ?? 'the company'} isMain={standing.user_status === 'rejected'} />
          )}
          {moves.has('decline') && <Decline name={standing.company_found?.name ?? 'This company'} />}
        </CompanyActions>
      )}
    </>
  );
}

function Resubmit({ tenant, next }: { tenant: Tenant; next: string }) {
  const { data: company, error, refetch } = useQuery({ ...companyQuery(), refetchOnWindowFocus: false });
  return (
    <Section aria-labelledby="again">
      <Typography id="again" level="h2" component="h2">
        Correct and resubmit
      </Typography>
      {error && !company && (
        <InlineAlert kind="error">
          {error.message} <Button onClick={() => refetch()}>Try again</Button>
        </InlineAlert>
      )}
      {!company && !error && (
        <Waiting label="Loading the company">
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {company && <ResubmitForm key={company.id} tenant={tenant} company={company} next={next} />}
    </Section>
  );
}

function ResubmitForm({ tenant, company, next }: { tenant: Tenant; company: Company; next: string }) {
  const queryClient = useQueryClient();
  const { base, setBase, round, defaults, save, settle } = useCompanyVersions(company);
  const { mutate, isPending, error, reset } = useCompanyMove(
    async ({ fields, note }: CheckedCompany) => {
      const changed = await save(fields);
      setBase(changed);
      queryClient.setQueryData(companyQuery().queryKey, changed);
      return resubmitCompany(note);
    },
    { said: 'Sent. We’ll check it again.' },
  );
  const onSettle: typeof settle = (theirs, mine) => {
    settle(theirs, mine);
    reset();
  };
  return (
    <CompanyForm
      key={round}
      tenant={tenant}
      defaults={defaults}
      kind="resubmit"
      submit={['Resubmit', 'Sending…']}
      next={next}
      busy={isPending}
      failure={error}
      conflict={isOutdated(error) ? { theirs: error.data, base, onSettle } : null}
      onSubmit={mutate}
    />
  );
}

const limit = 1000;

function AppealForm({ isMain }: { isMain: boolean }) {
  const { mutate, isPending, error } = useCompanyMove(appealCompany, {
    said: 'Sent. We’ll read your appeal.',
  });
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const problem = !text.trim()
    ? 'Tell us why you think the decision is wrong'
    : text.trim().length > limit
      ? `Use ${limit} characters or fewer`
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) document.getElementById('appeal')?.focus();
    else if (!isPending) mutate(text.trim());
  };
  return (
    <Section aria-labelledby="wrong">
      <Typography id="wrong" level="h2" component="h2">
        Do you think we’re wrong?
      </Typography>
      <Appeal noValidate onSubmit={submit}>
        <TextAreaField
          name="appeal"
          label="Your appeal"
          hint="You can appeal once. You can’t make changes while we read it."
          limit={limit}
          rows={4}
          value={text}
          error={tried ? problem : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
        <div>
          <Button
            type="submit"
            size="lg"
            variant={isMain ? 'solid' : 'outlined'}
            color={isMain ? 'primary' : 'neutral'}
            loading={isPending}
            loadingPosition="start"
          >
            {isPending ? 'Sending…' : 'Appeal'}
          </Button>
        </div>
      </Appeal>
    </Section>
  );
}
