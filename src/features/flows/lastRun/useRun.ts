import { useEffect, useState } from 'react';
import type { Counted } from 'statechart-paths';
import { readRun } from './run.ts';

const saved = import.meta.glob<string>('../../../../docs/flows/coverage.json', {
  query: '?raw',
  import: 'default',
});

export interface OpenRun {
  run: Counted | null;
  file: string | null;
  problem: string | null;
  open: (file: File) => Promise<void>;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function useRun(): OpenRun {
  const [shown, setShown] = useState<Pick<OpenRun, 'run' | 'file'>>({ run: null, file: null });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const [load] = Object.values(saved);
    load?.()
      .then((text) => {
        if (isCurrent)
          setShown((current) => (current.file === null ? { run: readRun(text), file: null } : current));
      })
      .catch((error) => isCurrent && setProblem(wordsOf(error)));
    return () => {
      isCurrent = false;
    };
  }, []);
  const open = async (file: File) => {
    try {
      setShown({ run: readRun(await file.text()), file: file.name });
      setProblem(null);
    } catch (error) {
      setProblem(`${file.name}: ${wordsOf(error)}`);
    }
  };
  return { ...shown, problem, open };
}
