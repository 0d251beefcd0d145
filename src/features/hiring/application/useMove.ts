import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ApplicationStatus,
  moveApplication,
  type ReceivedApplication,
  receivedApplicationQuery,
  type StageMove,
} from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { stageWords } from '../../../machines/applicationStages.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { possibleText } from './moves.ts';

export const lists = ['listJobApplications', 'getJob', 'listRecruiterJobs', 'getRecruiterDashboard'];

export function refusalText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === 'version_conflict') {
    const { status, allowed } = error.data as ReceivedApplication;
    return `Someone else has moved this application. Its status is now “${stageWords.employer[status]}”. ${possibleText(allowed)}`;
  }
  if (error.code === 'invalid_transition') {
    const { allowed } = error.data as { allowed: ApplicationStatus[] };
    return `${error.message} ${possibleText(allowed)}`;
  }
  return error.message;
}

export const isOvertaken = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.code === 'version_conflict' || error.code === 'invalid_transition');

/** False once the application has moved on from the version in the refusal. */
export const isNews = ({ code, data }: ApiError, { version }: ReceivedApplication) =>
  code !== 'version_conflict' || (data as ReceivedApplication).version === version;

export interface Moving {
  move: Omit<StageMove, 'version'>;
  done: string;
}

export function useMove(application: ReceivedApplication) {
  const queries = useQueryClient();
  const { queryKey } = receivedApplicationQuery(application.id);
  const refreshLists = () =>
    Promise.all(lists.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  return useMutation({
    mutationFn: ({ move }: Moving) =>
      moveApplication(application.id, { ...move, version: application.version }),
    onSuccess: async (moved, { done }) => {
      queries.setQueryData(queryKey, moved);
      toast.success(done);
      await refreshLists();
    },
    onError: async (error) => {
      if (!isOvertaken(error)) return;
      if (error.code === 'version_conflict')
        queries.setQueryData(queryKey, error.data as ReceivedApplication);
      else await queries.invalidateQueries({ queryKey });
      await refreshLists();
    },
  });
}
