import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../../api/notifications.ts';
import { channelText } from '../../../machines/notificationChannels.ts';

/** How the veteran hears of what an employer does with an application; null where they don’t, and until that is known. */
export function useUpdateChannels(): string | null {
  const { data } = useQuery(preferencesQuery());
  return data ? channelText(data.application_status) : null;
}
