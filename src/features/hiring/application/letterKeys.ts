import { useSyncExternalStore } from 'react';

// Whoever speaks to the computer can turn the keys off (WCAG 2.1.4), for this browser.
const key = 'letter-keys';

const listeners = new Set<() => void>();
let isOn = stored();

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setLetterKeys(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(key, next ? 'on' : 'off');
  } catch {
    // When storage is full or blocked, the choice lasts for this page only.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, () => isOn);
