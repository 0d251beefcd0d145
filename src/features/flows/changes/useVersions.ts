import { useEffect, useState } from 'react';
import type { FlowModel } from 'statechart-paths';

export interface Version {
  hash: string;
  /** The day on which the version was replaced; null for the current one. */
  until: string | null;
  model: FlowModel;
}

const files = import.meta.glob<Version[]>('../versions/*.json', { import: 'default' });

let all: Promise<Map<string, Version[]>> | undefined;

async function loadAll() {
  const entries = await Promise.all(
    Object.entries(files).map(async ([file, load]) => [nameIn(file), await load()] as const),
  );
  return new Map(entries);
}

const nameIn = (file: string) => /([^/]+)\.json$/.exec(file)?.[1] ?? file;

/** Newest first; null while loading. All charts load together, so that they work offline. */
export function useVersions(name: string): Version[] | null {
  const [current, setCurrent] = useState<Map<string, Version[]> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    all ??= loadAll();
    all.then(
      (versions) => isCurrent && setCurrent(versions),
      () => {
        all = undefined;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return current && (current.get(name) ?? []).filter(({ until }) => until !== null);
}
