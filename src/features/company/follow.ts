import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client.ts';
import { companyStatusQuery, getCompanyStatus } from '../../api/companies.ts';
import { getUserProfile, userProfileQuery } from '../../api/profile.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { companyNews } from './news.ts';

let asked = 0;

// The latest request wins, because a response from before a move would undo it.
async function lookAgain(queryClient: QueryClient, { quiet = false } = {}) {
  asked += 1;
  const mine = asked;
  const [standing, user] = await Promise.all([
    getCompanyStatus(undefined, { quiet }),
    getUserProfile({ quiet }),
  ]);
  if (mine !== asked) return null;
  const before = queryClient.getQueryData(userProfileQuery().queryKey);
  queryClient.removeQueries({ queryKey: ['getCompany'], type: 'inactive' });
  queryClient.setQueryData(companyStatusQuery().queryKey, standing);
  queryClient.setQueryData(userProfileQuery().queryKey, user);
  return before ? companyNews(before, user) : null;
}

const seconds = 4;

/** While someone else must act: polls every few seconds, and immediately on window focus. */
export function useFollowedStanding(waits = true) {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['followStanding'],
    queryFn: async () => {
      const news = await lookAgain(queryClient, { quiet: true });
      if (news) toast[news.kind](news.message);
      return news;
    },
    enabled: waits,
    refetchInterval: seconds * 1000,
    refetchOnWindowFocus: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    initialData: null,
    meta: { quiet: true },
  });
}

// Someone else's move came first, so the move is no longer legal.
const isOvertaken = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

export function useCompanyMove<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  { said }: { said?: string } = {},
) {
  const queryClient = useQueryClient();
  const look = () => lookAgain(queryClient, { quiet: true }).catch(() => null);
  return useMutation<Output, ApiError, Input>({
    mutationFn: send,
    onSuccess: async () => {
      await look();
      if (said) toast.success(said);
    },
    onError: async (error) => {
      if (isOvertaken(error)) await look();
    },
  });
}
