import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FlowModel } from 'statechart-paths';
import { type Layout, type Level, viewOf } from 'statechart-paths/diagram';
import { workerScript } from '../../ui/trustedScript.ts';
import type { Flow } from './library.ts';

const startWorker = (url: string) => new Worker(workerScript(url));

// Layouts made in this page, kept while it is open.
const created = new Map<string, Layout>();

type Drawable = {
  model: FlowModel;
  level: Level;
  toggled: ReadonlySet<string>;
};

async function layOut({ layouts }: Flow, { model, level, toggled }: Drawable): Promise<Layout> {
  const { layoutInWorker } = await import('./layoutInWorker.ts');
  return layoutInWorker(viewOf(model, level, toggled), startWorker, layouts[level]?.attempt);
}

export interface Laid {
  layout: Layout | null;
  failed: boolean;
  retry: () => void;
}

export function useLayout(flow: Flow, { model, level, toggled }: Drawable): Laid {
  const key = `${model.hash} ${level} ${[...toggled].sort().join()}`;
  const stored =
    model.hash === flow.model.hash && toggled.size === 0 ? flow.layouts[level]?.layout : undefined;
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; tries: number; failed: boolean } | null>(null);
  const drawable = useMemo(() => ({ model, level, toggled }), [model, level, toggled]);
  const layout = stored ?? created.get(key) ?? null;
  useEffect(() => {
    if (layout) return;
    let isCurrent = true;
    layOut(flow, drawable).then(
      (result) => {
        created.set(key, result);
        if (isCurrent) setAnswer({ key, tries, failed: false });
      },
      () => isCurrent && setAnswer({ key, tries, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [flow, drawable, key, layout, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const failed = !layout && answer?.key === key && answer.tries === tries && answer.failed;
  return { layout, failed, retry };
}
