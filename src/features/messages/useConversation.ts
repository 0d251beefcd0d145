import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import {
  followMessages,
  listMessages,
  messageThreadsKey,
  readMessages,
  sendMessage,
} from '../../api/messages.ts';
import { notificationsKey } from '../../api/notifications.ts';
import { type MessagesActors, messagesMachine } from '../../machines/messages.ts';
import { observe } from '../../machines/observation.ts';

const actors = {
  listMessages: fromPromise(({ input }) => listMessages(input.applicationId, input.before)),
  followMessages: fromPromise(({ input, signal }) =>
    followMessages(input.applicationId, { since: input.since, signal }),
  ),
  readMessages: fromPromise(({ input }) => readMessages(input.applicationId, input.upTo)),
  sendMessage: fromPromise(({ input: { applicationId, text, key, attachmentIds = [] } }) =>
    sendMessage(
      applicationId,
      { text, ...(attachmentIds.length > 0 && { attachment_ids: attachmentIds }) },
      key,
    ),
  ),
} satisfies MessagesActors;

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether a part of the element is on the screen: scrolled to, in a tab that is in front. */
function useOnScreen(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(typeof IntersectionObserver === 'undefined');
  const isInFront = useSyncExternalStore(onVisibility, () => !document.hidden);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView && isInFront;
}

interface Place {
  applicationId: number;
  place: RefObject<Element | null>;
  onSent: () => void;
}

/** `onSent` must not change. */
export function useConversation({ applicationId, place, onSent }: Place) {
  const queries = useQueryClient();
  const refreshCounts = () => {
    for (const queryKey of [messageThreadsKey, notificationsKey])
      void queries.invalidateQueries({ queryKey });
  };
  const actor = useActorRef(
    messagesMachine.provide({ actors, actions: { eraseDraft: onSent, refreshCounts } }),
    { input: { applicationId }, inspect: observe },
  );
  const state = useSelector(actor, (snapshot) => snapshot);
  const isOnScreen = useOnScreen(place);
  const isReading = state.matches('reading');
  useEffect(() => {
    if (isReading) actor.send({ type: isOnScreen ? 'page.shown' : 'page.hidden' });
  }, [actor, isReading, isOnScreen]);
  return { state, send: actor.send };
}
