import { isOnline } from '../isOnline.ts';
import { failureText } from './problems.ts';

export function draftFailureText(
  failure: Parameters<typeof failureText>[0],
  isStored: boolean,
  online = isOnline(),
): string | null {
  const isOffline = failure?.status === 0 && !online && failureText(failure, online);
  if (!isOffline) return failureText(failure, online);
  return isStored
    ? 'You’re offline. We’ve kept what you typed on this device. Continue when you’re back online.'
    : 'You’re offline. Keep this page open, and continue when you’re back online.';
}
