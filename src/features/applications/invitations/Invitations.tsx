import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import {
  blockInviter,
  declineInvitation,
  type JobInvitation,
  openInvitationsQuery,
} from '../../../api/jobInvitations.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { List } from '../../../ui/List.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { InvitationRow } from './InvitationRow.tsx';

const Section = styled('section')({ marginBottom: 48, '& > h2': { ...typography.h2, marginBottom: 16 } });

type InvitationsProps = { locale: string; page: number; addressOf: (page: number) => string };

export function Invitations({ locale, page, addressOf }: InvitationsProps) {
  const { data, error } = useQuery(openInvitationsQuery(page));
  const { decline, block, blocking, startBlocking, stopBlocking } = useAnswers();
  if (error && !data)
    return (
      <Section>
        <InlineAlert kind="error">{`Your invitations didn’t load. ${error.message}`}</InlineAlert>
      </Section>
    );
  // Jobs that the veteran has applied for are in the list of applications.
  const unanswered = data?.data.filter(({ can_apply, job }) => can_apply || job.status !== 'published') ?? [];
  if (!data || unanswered.length === 0) return null;
  return (
    <Section aria-labelledby="invitations">
      <h2 id="invitations">Employers who’d like you to apply</h2>
      <List lines>
        {unanswered.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            locale={locale}
            busy={decline.isPending && decline.variables.id === invitation.id}
            onDecline={() => !decline.isPending && decline.mutate(invitation)}
            onBlock={() => startBlocking(invitation)}
          />
        ))}
      </List>
      <Pager meta={data.meta} addressOf={addressOf} />
      <ConfirmDialog
        open={blocking !== null}
        title={`Block ${blocking?.company.name}?`}
        safeLabel="Cancel"
        actLabel="Block company"
        actColor="danger"
        busy={block.isPending}
        error={block.error?.message}
        onSafe={stopBlocking}
        onAct={() => blocking && block.mutate(blocking)}
      >
        They won’t be able to find or invite you, and we’ll decline all their invitations. Your existing
        applications to them stay as they are. You can unblock them in your profile, under Privacy.
      </ConfirmDialog>
    </Section>
  );
}

function useAnswers() {
  const queries = useQueryClient();
  const [blocking, setBlocking] = useState<JobInvitation | null>(null);
  // The row disappears, so the focus moves to the page's heading.
  const onAnswered = async (outcome: string) => {
    setBlocking(null);
    toast.success(outcome);
    await queries.invalidateQueries({ queryKey: ['listJobInvitations'] });
    document.querySelector('h1')?.focus();
  };
  const decline = useMutation<JobInvitation, ApiError, JobInvitation>({
    mutationFn: ({ id }) => declineInvitation(id),
    onSuccess: ({ company }) => onAnswered(`We’ve told ${company.name} that you declined`),
    onError: showProblem,
  });
  const block = useMutation<JobInvitation, ApiError, JobInvitation>({
    mutationFn: ({ id }) => blockInviter(id),
    onSuccess: async ({ company }) => {
      void queries.invalidateQueries({ queryKey: ['listCompanyBlocks'] });
      await onAnswered(`${company.name} can no longer find you`);
    },
  });
  return {
    decline,
    block,
    blocking,
    startBlocking: setBlocking,
    stopBlocking() {
      setBlocking(null);
      block.reset();
    },
  };
}
