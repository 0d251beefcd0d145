import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '../../../api/client.ts';
import { answerOffer, type Offer, type OfferAnswer } from '../../../api/offers.ts';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { dayText } from '../../../ui/calendar.ts';
import { DialogActions, DialogForm } from '../../../ui/feedback/DialogActions.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ModalOverlay } from '../../../ui/feedback/ModalOverlay.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { pageLocale } from '../../../ui/intl.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';

const Lead = styled('p')({ marginTop: 8, color: token.second });

const maxMessage = 1000;

interface AnswerText {
  title: string;
  text: (employer: string, offer: Pick<Offer, 'starts_on' | 'conditions'>) => string;
  act: string;
  done: string;
}

const texts: Record<OfferAnswer['answer'], AnswerText> = {
  accepted: {
    title: 'Accept this offer?',
    text(employer, { starts_on, conditions }) {
      const notice = `We’ll tell ${employer} straight away.`;
      if (conditions.length > 0)
        return `${notice} They’ll check the conditions of the offer before you’re hired.`;
      return starts_on
        ? `${notice} You start on ${dayText(starts_on, pageLocale())}.`
        : `${notice} They’ll agree your first day with you.`;
    },
    act: 'Accept offer',
    done: 'You’ve accepted the offer',
  },
  declined: {
    title: 'Decline this offer?',
    text: (employer) => `We’ll tell ${employer}. They may make you another offer or close your application.`,
    act: 'Decline offer',
    done: 'You’ve declined the offer',
  },
};

const refusalText = (error: ApiError): string => {
  if (error.code === 'version_conflict')
    return 'The terms have just been changed. Close this window and read them again.';
  if (error.code === 'invalid_transition') return 'This offer can no longer be answered.';
  return error.message;
};

interface AnswerEnds {
  done: string;
  onAnswered: () => void;
  onGone: (version: number) => void;
}

function useOfferAnswer({ id }: OwnApplication, { done, onAnswered, onGone }: AnswerEnds) {
  const queries = useQueryClient();
  const { queryKey } = ownApplicationQuery(id);
  const refresh = () => {
    for (const name of ['listApplications', 'getVeteranDashboard', 'listJobs'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  return useMutation<OwnApplication, ApiError, OfferAnswer>({
    mutationFn: (body) => answerOffer(id, body),
    onSuccess(answered) {
      queries.setQueryData(queryKey, answered);
      refresh();
      toast.success(done);
      onAnswered();
    },
    onError(refusal) {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return;
      refresh();
      void queries.invalidateQueries({ queryKey }).then(() => {
        const current = queries.getQueryData<OwnApplication>(queryKey);
        if (current && current.status !== 'offer' && current.status !== 'hired') onGone(current.version);
      });
    },
  });
}

type AnswerOfferDialogProps = {
  application: OwnApplication;
  offer: Offer;
  answer: OfferAnswer['answer'];
  earlyStart: string | null;
  onClose: () => void;
  onGone: (version: number) => void;
};

export function AnswerOfferDialog(props: AnswerOfferDialogProps) {
  const { application, offer, answer, earlyStart, onClose, onGone } = props;
  const question = answer === 'accepted' ? earlyStart : null;
  const { title, text, act, done } = texts[answer];
  const { mutate, isPending, error } = useOfferAnswer(application, { done, onAnswered: onClose, onGone });
  const { name: employer } = application.job.company;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    mutate({
      offer_id: offer.id,
      answer,
      message: String(typed.get('message')).trim() || null,
      ...(answer === 'accepted' && { withdraw_others: typed.get('withdraw_others') === 'on' }),
    });
  };
  return (
    <ModalOverlay open onDismiss={() => !isPending && onClose()} labelledBy="answer-title">
      <DialogForm noValidate onSubmit={send}>
        <div>
          <Title id="answer-title">{title}</Title>
          <Lead>{text(employer, offer)}</Lead>
        </div>
        {question && (
          <InlineAlert kind="warning" live={false}>
            {question}
          </InlineAlert>
        )}
        {error && !isPending && <InlineAlert kind="error">{refusalText(error)}</InlineAlert>}
        <TextAreaField
          name="message"
          label={`Message to ${employer}`}
          optional
          rows={3}
          limit={maxMessage}
          maxLength={maxMessage}
        />
        {answer === 'accepted' && <WithdrawOthers isConditional={offer.conditions.length > 0} />}
        <DialogActions>
          <Button variant="outlined" color="neutral" disabled={isPending} onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" color={answer === 'declined' ? 'danger' : 'primary'} loading={isPending}>
            {question ? 'Accept anyway' : act}
          </Button>
        </DialogActions>
      </DialogForm>
    </ModalOverlay>
  );
}

const WithdrawOthers = ({ isConditional }: { isConditional: boolean }) => (
  <CheckboxField
    name="withdraw_others"
    label="Withdraw my other applications"
    hint={
      isConditional
        ? 'The offer still depends on its conditions. Leave this unticked to keep your other applications open.'
        : 'Leave this unticked to keep them open.'
    }
  />
);
