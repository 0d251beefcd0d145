import { useEffect, useState } from 'react';
import type { Layout } from '../../flows/diagram/layout.ts';
import { type Level, viewOf } from '../../flows/diagram/view.ts';
import { workerScript } from '../../ui/trustedScript.ts';
import type { Flow } from './library.ts';

const startWorker = (url: string) => new Worker(workerScript(url));

async function layOut({ model }: Flow, level: Level): Promise<Layout> {
  const { layoutInWorker } = await import('../../flows/diagram/layoutInWorker.ts');
  return layoutInWorker(viewOf(model, level), startWorker);
}

/** The stored layout; where a chart has changed since, one is made here. `'failed'` where that did not work. */
export function useLayout(flow: Flow, level: Level): Layout | 'failed' | null {
  const stored = flow.layouts[level]?.layout;
  const [made, setMade] = useState<{ level: Level; layout: Layout | 'failed' } | null>(null);
  useEffect(() => {
    if (stored) return;
    let wanted = true;
    layOut(flow, level)
      .catch(() => 'failed' as const)
      .then((layout) => wanted && setMade({ level, layout }));
    return () => {
      wanted = false;
    };
  }, [flow, level, stored]);
  return stored ?? (made?.level === level ? made.layout : null);
}
