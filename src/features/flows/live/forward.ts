/** Passes on what the charts of this tab tell, for the page of the flows in another one. */
import { latest, type Observed } from '../../../machines/observation.ts';
import { type AppTab, openChannel } from './channel.ts';

const id = Math.random().toString(36).slice(2);

const tab = (): AppTab => ({ id, title: document.title, path: location.pathname + location.search });

/** The page of the flows runs charts to explain them, which nobody wants to follow. */
const isFlows = () => location.pathname.startsWith('/flows');

/** @returns how to stop */
export function forward(): () => void {
  const { post, close } = openChannel((message) => {
    if (message.kind === 'hello') announce();
  });
  const announce = () => {
    if (!isFlows()) post({ kind: 'open', tab: tab(), latest: Object.values(latest()) });
  };
  const onStep = (event: Event) => {
    if (!isFlows()) post({ kind: 'step', tab: tab(), step: (event as CustomEvent<Observed>).detail });
  };
  const leave = () => post({ kind: 'closed', id });
  addEventListener('statechart', onStep);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', announce);
  announce();
  return () => {
    removeEventListener('statechart', onStep);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', announce);
    leave();
    close();
  };
}
