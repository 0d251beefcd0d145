// Messages between tabs of this browser about their running charts; nothing leaves the browser.
import type { Observed } from '../../../machines/observation.ts';

export interface AppTab {
  id: string;
  title: string;
  path: string;
}

export type Message =
  | { kind: 'open'; tab: AppTab; steps: readonly Observed[] }
  | { kind: 'step'; tab: AppTab; step: Observed }
  | { kind: 'closed'; id: string }
  | { kind: 'hello' };

const name = 'flows';

interface Channel {
  post: (message: Message) => void;
  close: () => void;
}

export function openChannel(onMessage: (message: Message) => void): Channel {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
