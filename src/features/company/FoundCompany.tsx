import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { type FormEvent, useState } from 'react';
import { declineFoundCompany, joinCompany } from '../../api/companies.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { CompanyActions } from './CompanyFrame.tsx';
import { useCompanyMove } from './follow.ts';
import type { PartProps } from './partProps.ts';

const Form = styled('form')({ display: 'grid', gap: 20, width: '100%', maxWidth: 560, marginTop: 8 });

const limit = 500;

export function FoundCompany({ standing, moves, view }: PartProps) {
  const found = standing.company_found;
  const join = useCompanyMove(
    ({ id, message }: { id: number; message: string }) => joinCompany(id, message),
    {
      said: 'Request sent. We’ve emailed the company’s admins.',
    },
  );
  const [message, setMessage] = useState('');
  const [asked, setAsked] = useState(false);
  const tooLong = message.length > limit ? `Use ${limit} characters or fewer` : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (found && !tooLong && !join.isPending) join.mutate({ id: found.id, message: message.trim() });
  };
  return (
    <Form noValidate onSubmit={submit} aria-label="Join company">
      {moves.has('join') && (
        <TextAreaField
          name="message"
          label="A message to its admins"
          hint="Say who you are and what roles you’re hiring for"
          limit={limit}
          rows={3}
          optional
          value={message}
          error={asked ? tooLong : undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
      )}
      {join.error && !join.isPending && <InlineAlert kind="error">{join.error.message}</InlineAlert>}
      <CompanyActions>
        {moves.has('join') && (
          <Button type="submit" size="lg" loading={join.isPending} loadingPosition="start">
            {join.isPending ? 'Sending…' : 'Ask to join'}
          </Button>
        )}
        {moves.has('decline') && <Decline name={found?.name ?? 'This company'} />}
      </CompanyActions>
      <NextLine>{view.next}</NextLine>
    </Form>
  );
}

export function Decline({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useCompanyMove(() => declineFoundCompany());
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button size="lg" variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        This is not my company
      </Button>
      <ConfirmDialog
        open={open}
        title={`Not ${name}?`}
        safeLabel="Cancel"
        actLabel="It isn’t mine"
        actColor="secondary"
        busy={isPending}
        error={error?.message}
        onSafe={close}
        onAct={() => mutate()}
      >
        We won’t suggest it again. Next, you’ll set up your own company.
      </ConfirmDialog>
    </>
  );
}
