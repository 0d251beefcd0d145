import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsKey, readNotifications, unreadQuery } from '../../api/notifications.ts';
import { type User, userProfileQuery } from '../../api/profile.ts';
import { showProblem } from '../../ui/feedback/showProblem.ts';

export function useRead(user: User) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => readNotifications(id === 'all' ? { all: true } : { ids: [id] }),
    onSuccess: ({ unread }, id) => {
      const read_at = new Date().toISOString();
      queries.setQueriesData<{ data: { id: number; read_at: string | null }[]; meta: { unread: number } }>(
        { queryKey: notificationsKey, predicate: ({ queryKey }) => typeof queryKey[1] === 'number' },
        (page) =>
          page && {
            meta: { ...page.meta, unread },
            data: page.data.map((one) => (id === 'all' || id === one.id ? { ...one, read_at } : one)),
          },
      );
      queries.setQueryData(unreadQuery(user).queryKey, unread);
      queries.setQueryData(
        userProfileQuery().queryKey,
        (known) => known && { ...known, unread_notifications: unread },
      );
    },
    onError: showProblem,
  });
}
