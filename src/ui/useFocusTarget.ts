import { useEffect, useRef, useState } from 'react';

/** Moves the focus to an element that stays, where the control that had it may go. */
export function useFocusTarget<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const [requests, setRequests] = useState(0);
  // In an effect, because a dialog that closes at the same time gives the focus back to what opened it.
  useEffect(() => {
    if (requests > 0) target.current?.focus();
  }, [requests]);
  return { target, focus: () => setRequests((before) => before + 1) };
}
