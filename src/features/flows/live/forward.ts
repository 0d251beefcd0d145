import { latest, type Observed } from '../../../machines/observation.ts';
import { type AppTab, openChannel } from './channel.ts';

const id = Math.random().toString(36).slice(2);

const tab = (): AppTab => ({ id, title: document.title, path: location.pathname + location.search });

// The flows page runs charts only to explain them, so their steps are not reported.
const isFlows = () => location.pathname.startsWith('/flows');

const maxStored = 60;

export function forward(): () => void {
  const { post, close } = openChannel((message) => {
    if (message.kind === 'hello') announce();
  });
  let recent: Observed[] = [];
  // Charts still take steps while a page closes, such as a last save, which would bring back its tab.
  let hasLeft = false;
  const announce = () => {
    if (isFlows() || hasLeft) return;
    const before = Object.values(latest()).filter(
      ({ machine }) => !recent.some((step) => step.machine === machine),
    );
    post({ kind: 'open', tab: tab(), steps: [...before, ...recent] });
  };
  const onStep = (event: Event) => {
    if (isFlows() || hasLeft) return;
    const step = (event as CustomEvent<Observed>).detail;
    recent = [...recent.slice(1 - maxStored), step];
    post({ kind: 'step', tab: tab(), step });
  };
  const leave = () => {
    hasLeft = true;
    post({ kind: 'closed', id });
  };
  const comeBack = () => {
    hasLeft = false;
    announce();
  };
  addEventListener('statechart', onStep);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  announce();
  return () => {
    removeEventListener('statechart', onStep);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    leave();
    close();
  };
}
