import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi.gen.d.ts';
import { askSignedIn, client, envelope, type JsonBody } from './client.ts';

type Schemas = components['schemas'];

export type Notification = Schemas['Notification'];
export type NotificationPreferences = Schemas['NotificationPreferences'];

const list = 'listNotifications';
const unreadKey = [list, 'unread'];
const aMinute = 60_000;

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [list, page],
    queryFn: async ({ client: queries }) => {
      const { data, meta } = await envelope(() =>
        client.GET('/api/notifications', { params: { query: page > 1 ? { page } : {} } }),
      );
      queries.setQueryData(unreadKey, meta.unread);
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });

export const unreadQuery = ({ unread_notifications }: Schemas['User']) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: async () => {
      const unread = () => client.GET('/api/notifications', { params: { query: { unread: 1 } } });
      return (await envelope(unread, { quiet: true })).meta.unread;
    },
    meta: { quiet: true },
    initialData: unread_notifications,
    refetchOnWindowFocus: 'always',
    staleTime: aMinute / 2,
    refetchInterval: aMinute,
  });

export const notificationsKey = [list];

export const readNotifications = (which: JsonBody<'readNotifications'>): Promise<{ unread: number }> =>
  askSignedIn(() => client.POST('/api/notifications/read', { body: which }));

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['getNotificationPreferences'],
    queryFn: () => askSignedIn(() => client.GET('/api/notification-preferences')),
  });

export const savePreferences = (preferences: NotificationPreferences): Promise<NotificationPreferences> =>
  askSignedIn(() => client.PUT('/api/notification-preferences', { body: preferences }));
