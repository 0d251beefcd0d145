import { useEffect, useRef, useState } from 'react';

export function useFocusTarget<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const [requests, setRequests] = useState(0);
  // Runs in an effect, after a dialog that closes at the same time has returned the focus to its opener.
  useEffect(() => {
    if (requests > 0) target.current?.focus();
  }, [requests]);
  return { target, focus: () => setRequests((before) => before + 1) };
}
