/** Does the work once the page can be used and has nothing else to do; never where a page is only painted. */
export function atRest(work: () => void): void {
  if (typeof document === 'undefined') return;
  const later = globalThis.requestIdleCallback ?? setTimeout;
  const page = document.documentElement;
  const once = () => {
    // As long as the painted page stands, the app does not.
    if (page.dataset.first) return;
    taken.disconnect();
    later(work);
  };
  const taken = new MutationObserver(once);
  taken.observe(page, { attributeFilter: ['data-first'] });
  once();
}

/** For a part that may come last. */
export const loadedAtRest = <Module>(load: () => Promise<Module>) =>
  new Promise<Module>((resolve) => atRest(() => resolve(load())));
