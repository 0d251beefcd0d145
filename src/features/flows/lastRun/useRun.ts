import { useEffect, useState } from 'react';
import { type RecordedRun, readRun } from './run.ts';

const saved = import.meta.glob<string>('../../../../docs/flows/coverage.json', {
  query: '?raw',
  import: 'default',
});

export interface OpenRun {
  run: RecordedRun | null;
  file: string | null;
  problem: string | null;
  open: (file: File) => Promise<void>;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The run that came with the product, where there is one, or a file of another. */
export function useRun(): OpenRun {
  const [shown, setShown] = useState<Pick<OpenRun, 'run' | 'file'>>({ run: null, file: null });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const [load] = Object.values(saved);
    load?.()
      .then((text) => {
        if (wanted) setShown((known) => (known.file === null ? { run: readRun(text), file: null } : known));
      })
      .catch((error) => wanted && setProblem(wordsOf(error)));
    return () => {
      wanted = false;
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
