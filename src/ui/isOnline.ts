/** A server that renders a page counts as online. */
export const isOnline = (): boolean => typeof document === 'undefined' || navigator.onLine;
