import { createContext, useContext } from 'react';
import type { Tenant } from '../../api/tenant.ts';
import type { AppPage } from './pages.ts';

type Place = [file: string, line: number];

export interface FlowFacts {
  tenant: Tenant;
  pages: readonly AppPage[];
  requirements: ReadonlyMap<string, string>;
  /** Method and path, keyed by operation id. */
  calls: Readonly<Record<string, string>>;
  sources: Readonly<
    Record<string, { states: Record<string, Place>; transitions: Record<string, Place> } | undefined>
  >;
}

const FactsContext = createContext<FlowFacts | null>(null);

export const FactsProvider = FactsContext.Provider;

export function useFacts(): FlowFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('useFacts is used outside the page of the flows');
  return facts;
}

const sentences = import.meta.glob<string>('../../../docs/requirements.yaml', {
  query: '?raw',
  import: 'default',
});

export async function loadFacts(): Promise<Omit<FlowFacts, 'tenant' | 'pages'>> {
  const [texts, calls, sources] = await Promise.all([
    Promise.all(Object.values(sentences).map((load) => load())),
    import('./operations.gen.json'),
    import('./sources.gen.json'),
  ]);
  return {
    requirements: new Map(texts.flatMap(requirementsIn)),
    calls: calls.default,
    sources: sources.default as unknown as FlowFacts['sources'],
  };
}

// The file has one sentence per line, so the browser needs no YAML parser.
function requirementsIn(text: string): [id: string, sentence: string][] {
  const line = /^ {2}([A-Z][A-Z0-9]*-\d+):(?: (?:\{ text: )?|\n {4}text: )(.+?)(?:, open: true \})?$/gm;
  return [...text.matchAll(line)].map(([, id = '', quoted = '']) => [
    id,
    quoted.startsWith('"') ? (JSON.parse(quoted) as string) : quoted,
  ]);
}
