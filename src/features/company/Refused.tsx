import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  appealCompany,
  type Company,
  companyQuery,
  leaveCompany,
  resubmitCompany,
  updateCompany,
} from '../../api/companies.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { Actions } from './CompanyFrame.tsx';
import type { PartProps } from './CompanyPage.tsx';
import { Conflict, isOutdated } from './Conflict.tsx';
import { type CheckedCompany, typedCompany } from './companyForm.ts';
import { Decline } from './FoundCompany.tsx';
import { useMove } from './follow.ts';
import { formatDay, remedyFor } from './standing.ts';

const Reason = styled(Card)({ display: 'grid', gap: 8, width: '100%', maxWidth: 640 });
const Section = styled('section')({ display: 'grid', gap: 16, width: '100%', maxWidth: 640, marginTop: 20 });
const Appeal = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > *': { width: '100%' },
});

/** Rule 3: why, what to change, and what can be done about it. */
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
        <Actions>
          {moves.has('leave') && (
            <Leave name={company?.name ?? 'the company'} isMain={standing.user_status === 'rejected'} />
          )}
          {moves.has('decline') && <Decline name={standing.company_found?.name ?? 'This company'} />}
        </Actions>
      )}
    </>
  );
}

function Resubmit({ tenant, next }: { tenant: Tenant; next: string }) {
  const { data: company, error, refetch } = useQuery({ ...companyQuery(), refetchOnWindowFocus: false });
  return (
    <Section aria-labelledby="again">
      <Typography id="again" level="h2" component="h2">
        Correct it and send it again
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
  const [base, setBase] = useState(company);
  const [round, setRound] = useState(0);
  const { mutate, isPending, error, reset } = useMove(
    async ({ fields, note }: CheckedCompany) => {
      const changed = await updateCompany({ ...fields, version: base.version });
      setBase(changed);
      queryClient.setQueryData(companyQuery().queryKey, changed);
      return resubmitCompany(note);
    },
    { said: 'Sent. We read it again.' },
  );
  const settle = (theirs: Company, isTaken: boolean) => {
    setBase(theirs);
    if (isTaken) setRound(round + 1);
    reset();
  };
  return (
    <CompanyForm
      key={round}
      tenant={tenant}
      defaults={typedCompany(base)}
      kind="resubmit"
      submit={['Send it again', 'Sending…']}
      next={next}
      busy={isPending}
      failure={error}
      refusal={isOutdated(error) && <Conflict theirs={error.data} base={base} onSettle={settle} />}
      onSubmit={mutate}
    />
  );
}

const limit = 1000;

function AppealForm({ isMain }: { isMain: boolean }) {
  const { mutate, isPending, error } = useMove(appealCompany, { said: 'Sent. We read it.' });
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const problem = !text.trim()
    ? 'Say why the decision is wrong'
    : text.trim().length > limit
      ? `Use ${limit} characters at most`
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
        Are we wrong?
      </Typography>
      <Appeal noValidate onSubmit={submit}>
        <TextAreaField
          name="appeal"
          label="Your appeal"
          hint="Once; while we read it, nothing can be changed"
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

function Leave({ name, isMain }: { name: string; isMain: boolean }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMove(() => leaveCompany());
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button
        size="lg"
        variant={isMain ? 'solid' : 'outlined'}
        color={isMain ? 'primary' : 'neutral'}
        onClick={() => setOpen(true)}
      >
        {isMain ? 'Look for another company' : `Leave ${name}`}
      </Button>
      <ConfirmDialog
        open={open}
        title={`Leave ${name}?`}
        safeLabel="Stay"
        actLabel="Leave"
        actColor="secondary"
        busy={isPending}
        error={error?.message}
        onSafe={close}
        onAct={() => mutate()}
      >
        It is not offered to you again. You set up another company, or join one that invites you.
      </ConfirmDialog>
    </>
  );
}
