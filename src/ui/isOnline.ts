/** A server that renders a page is. */
export const isOnline = (): boolean => typeof document === 'undefined' || navigator.onLine;
