import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../../api/client.ts';
import { type Resume, resumeQuery, resumesQuery } from '../../../api/resumes.ts';

type ChosenResume =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; resume: Resume };

export function useChosenResume(): ChosenResume {
  const [query] = useSearchParams();
  const asked = Number(query.get('resume_id')) || null;
  const list = useQuery({ ...resumesQuery(), enabled: !asked });
  const id = asked ?? list.data?.find(({ is_primary }) => is_primary)?.id ?? list.data?.[0]?.id ?? 0;
  const one = useQuery({ ...resumeQuery(id), enabled: id > 0 });
  const failed = one.error ? one : list.error && !asked ? list : null;
  if (one.data) return { state: 'ready', resume: one.data };
  if (failed) {
    const { status, message } = failed.error as ApiError;
    return status === 404 || status === 422
      ? { state: 'missing' }
      : { state: 'failed', message, retry: () => void failed.refetch() };
  }
  return list.data && id === 0 ? { state: 'missing' } : { state: 'loading' };
}
