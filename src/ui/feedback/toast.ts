export type Toast = { id: number; kind: 'success' | 'error' | 'info'; message: string };

/** In milliseconds. */
const toastDuration = 2000;

let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast['kind'], message: string) {
  clearTimeout(timer);
  count += 1;
  put({ id: count, kind, message });
  timer = setTimeout(() => put(null), toastDuration);
}

export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
};

export const readToast = (): Toast | null => current;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
