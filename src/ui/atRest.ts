/** Does the work once the page can be used and has nothing else to do; never where a page is only painted. */
export function atRest(work: () => void): void {
  if (typeof document === 'undefined') return;
  const page = document.documentElement;
  const look = () => {
    // As long as the painted page stands, the app does not.
    if (page.dataset.first) return;
    taken.disconnect();
    (globalThis.requestIdleCallback ?? setTimeout)(work);
  };
  const taken = new MutationObserver(look);
  taken.observe(page, { attributes: true });
  look();
}

/** For a part that may come last. */
export const loadedAtRest = <Module>(load: () => Promise<Module>) =>
  new Promise<Module>((resolve) => atRest(() => resolve(load())));
