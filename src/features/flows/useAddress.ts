import { useSearchParams } from 'react-router-dom';
import { type Level, levels } from '../../flows/diagram/view.ts';
import type { Flow } from './library.ts';

export interface Place {
  flow: Flow;
  level: Level;
  state: string | null;
  asText: boolean;
}

export type Go = (to: { machine?: string; level?: Level; state?: string | null; asText?: boolean }) => void;

/** What is open stands in the address, so that it can be sent to someone. */
export function useAddress(flows: Flow[]): [Place, Go] {
  const [query, setQuery] = useSearchParams();
  const flow = flows.find(({ name }) => name === query.get('machine')) ?? flows[0];
  if (!flow) throw new Error('The product has no chart');
  const path = query.get('state');
  const place = {
    flow,
    level: levels.find((level) => level === query.get('level')) ?? 'product',
    state: flow.model.states.some((state) => state.path === path) ? path : null,
    asText: query.get('view') === 'text',
  };
  const go: Go = ({ machine = flow.name, level = place.level, state, asText = place.asText }) => {
    const kept = machine === flow.name ? place.state : null;
    const next = new URLSearchParams({ machine, level });
    const at = state === undefined ? kept : state;
    if (at !== null) next.set('state', at);
    if (asText) next.set('view', 'text');
    setQuery(next, { replace: machine === flow.name, preventScrollReset: true });
  };
  return [place, go];
}
