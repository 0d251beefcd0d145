/**
 * Gives the first history entry of a document the key that the router gives to all others. Without one, the router takes where
 * the document before was scrolled to for the position of this one.
 */
export function nameEntry(history: History): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
