import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/client.ts';
import { answerInterview, cancelInterview, type InterviewAnswer } from '../../../api/interviews.ts';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { cancelledIn } from '../../../machines/applicationStages.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { pageLocale } from '../../../ui/intl.ts';

type InterviewChange =
  | InterviewAnswer
  | (Pick<InterviewAnswer, 'interview_id' | 'sequence'> & { answer: 'cancelled'; message: string });

const doneTexts: Record<InterviewChange['answer'], () => string> = {
  confirmed: () => 'Your interview is confirmed',
  requested: () => 'We’ve asked for other times',
  declined: () => 'You’ve declined the interview',
  cancelled: () => `You’ve ${cancelledIn(pageLocale())} the interview`,
};

export const interviewRefusal = (error: Error): string => {
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === 'version_conflict') return 'The interview has just changed. Check it and try again.';
  if (error.code === 'invalid_transition') return 'This interview can no longer be changed.';
  return error.message;
};

const send = (id: number, change: InterviewChange) => {
  if (change.answer !== 'cancelled') return answerInterview(id, change);
  const { interview_id, sequence, message } = change;
  return cancelInterview(id, { interview_id, sequence, message });
};

interface InterviewEnds {
  onDecided: () => void;
  onGone: (version: number) => void;
}

export function useInterview({ id }: OwnApplication, { onDecided, onGone }: InterviewEnds) {
  const queries = useQueryClient();
  const { queryKey } = ownApplicationQuery(id);
  const refresh = () => {
    for (const name of ['listApplications', 'getVeteranDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  return useMutation<OwnApplication, Error, InterviewChange>({
    mutationFn: (change) => send(id, change),
    onSuccess(changed, { answer }) {
      queries.setQueryData(queryKey, changed);
      refresh();
      toast.success(doneTexts[answer]());
      onDecided();
    },
    onError(refusal) {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return;
      refresh();
      onDecided();
      void queries.invalidateQueries({ queryKey }).then(() => {
        const current = queries.getQueryData<OwnApplication>(queryKey);
        if (current && current.status !== 'interview') onGone(current.version);
      });
    },
  });
}

export type AnsweringInterview = ReturnType<typeof useInterview>;
