import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import {
  companyInvitationsQuery,
  type InvitationResult,
  inviteCompanyUsers,
  type NewInvitations,
} from '../../../api/companies.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { type FieldChoice, RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';
import { emailsIn, emailsProblem } from './emails.ts';

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 640 });
const Results = styled('ul')({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, overflowWrap: 'anywhere' },
});

const looks: Record<InvitationResult['result'], [WayPointState, string]> = {
  sent: ['passed', 'invited'],
  approval_pending: ['theirTurn', 'will be invited once an admin approves it'],
  already_member: ['done', 'is already in the team'],
  already_invited: ['theirTurn', 'already has an open invitation'],
  invalid: ['late', 'isn’t an email address, so we didn’t send anything'],
};

const limit = 500;
type MemberRole = NonNullable<NewInvitations['member_role']>;

const roles: FieldChoice[] = [
  {
    value: 'recruiter',
    label: 'Recruiters',
    hint: 'Work on all of the company’s jobs, applicants and candidates',
  },
  {
    value: 'hiring_manager',
    label: 'Hiring managers',
    hint: 'See the applicants only of jobs you add them to, rate them and write notes. They can’t move or message anyone.',
  },
];
const nothing = { emails: '', message: '', is_admin: false, member_role: 'recruiter' as MemberRole };

function useInvitations() {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error, data } = useMutation<InvitationResult[], ApiError, NewInvitations>({
    mutationFn: inviteCompanyUsers,
    onSuccess: async () => {
      setTyped(nothing);
      setAttempt(0);
      await queryClient.invalidateQueries({ queryKey: companyInvitationsQuery().queryKey });
    },
  });
  const emails = emailsIn(typed.emails);
  const found = {
    emails: emailsProblem(emails),
    message: typed.message.length > limit ? `Use ${limit} characters or fewer` : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (found.emails || found.message || isPending) return;
    const message = typed.message.trim();
    const { member_role } = typed;
    const is_admin = typed.is_admin && member_role === 'recruiter';
    mutate({ emails, is_admin, member_role, ...(message && { message }) });
  };
  const shown = attempt > 0 ? found : { emails: undefined, message: undefined };
  const problems = (['emails', 'message'] as const).flatMap((field) => {
    const message = shown[field];
    return message ? [{ field, message }] : [];
  });
  return { typed, setTyped, attempt, shown, problems, submit, isPending, error, results: data };
}

export function InviteForm({ isAdmin }: { isAdmin: boolean }) {
  const { typed, setTyped, attempt, shown, problems, submit, isPending, error, results } = useInvitations();
  return (
    <Form noValidate onSubmit={submit} aria-labelledby="invite">
      <Typography id="invite" level="h2" component="h2">
        Invite colleagues
      </Typography>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextAreaField
        name="emails"
        label="Email addresses"
        hint="Up to 20, separated by spaces or new lines"
        rows={3}
        autoCapitalize="none"
        spellCheck={false}
        value={typed.emails}
        error={shown.emails}
        onChange={({ target }) => setTyped({ ...typed, emails: target.value })}
      />
      <TextAreaField
        name="message"
        label="Message"
        hint="We’ll include it in the email"
        limit={limit}
        rows={3}
        optional
        value={typed.message}
        error={shown.message}
        onChange={({ target }) => setTyped({ ...typed, message: target.value })}
      />
      <RadioField
        name="member_role"
        label="What they’ll do"
        value={typed.member_role}
        options={roles}
        onChange={({ target }) => setTyped({ ...typed, member_role: target.value as MemberRole })}
      />
      {isAdmin && typed.member_role === 'recruiter' && (
        <CheckboxField
          name="is_admin"
          label="Make them admins"
          hint="Admins can approve members and edit company details"
          checked={typed.is_admin}
          onChange={({ target }) => setTyped({ ...typed, is_admin: target.checked })}
        />
      )}
      {error && !isPending && <InlineAlert kind="error">{error.message}</InlineAlert>}
      <FormActions
        beside={
          <NextLine>
            {isAdmin
              ? 'we’ll email them a link that expires after seven days'
              : 'once an admin of your company approves it, we’ll email them'}
          </NextLine>
        }
      >
        <Button type="submit" size="lg" loading={isPending} loadingPosition="start">
          {isPending ? 'Sending…' : isAdmin ? 'Send invitations' : 'Request invitations'}
        </Button>
      </FormActions>
      {results && !isPending && <InvitationResults results={results} />}
    </Form>
  );
}

const InvitationResults = ({ results }: { results: InvitationResult[] }) => (
  <div role="status">
    <Results aria-label="Results">
      {results.map(({ email, result }) => (
        <li key={email}>
          <WayPoint state={looks[result][0]} size={18} />
          <span>
            {email} {looks[result][1]}
          </span>
        </li>
      ))}
    </Results>
  </div>
);
