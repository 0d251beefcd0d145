import { useEffect, useState } from 'react';
import type { Flow } from '../library.ts';
import { openChannel } from './channel.ts';
import { heard, type Live, nothingOpen } from './follow.ts';

export function useLive(follows: boolean, flows: readonly Flow[]): Live {
  const [live, setLive] = useState(nothingOpen);
  useEffect(() => {
    if (!follows) return;
    const { post, close } = openChannel((message) =>
      setLive((current) => heard(current, message, flows, Date.now())),
    );
    post({ kind: 'hello' });
    return () => {
      close();
      setLive(nothingOpen);
    };
  }, [follows, flows]);
  return live;
}
