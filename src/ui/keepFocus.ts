/**
 * Promises: who works by keyboard, or hears the page, keeps a place in it. When what has the focus is taken away or
 * switched off, and nothing else takes the focus, it goes back to the same control once that can be used again,
 * and otherwise to the nearest heading: never to another control, which a second press would set off.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let around: Element[] = [];
  let isDue = false;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = [];
    for (let at = target.parentElement; at; at = at.parentElement) around.push(at);
  });
  document.addEventListener('focusout', ({ target }) => {
    // What is still there and usable afterwards was left on purpose.
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) last = null;
    });
  });

  function look() {
    isDue = false;
    if (!last || document.activeElement !== document.body) return;
    if (!last.isConnected) return goTo(headingIn(around));
    if (last instanceof HTMLElement && !last.matches(':disabled')) last.focus({ preventScroll: true });
  }
  new MutationObserver(() => {
    if (isDue || !last || (last.isConnected && last === document.activeElement)) return;
    isDue = true;
    // A page that knows a better place has had its turn by then.
    requestAnimationFrame(() => setTimeout(look));
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

// Searches the ancestors that are still in the page, from the inside out; another row of a list has nothing to say here.
function headingIn(around: Element[]): HTMLElement | null {
  for (const place of around) {
    if (!place.isConnected) continue;
    const row = place.closest('li');
    const match = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
      (heading) => heading.closest('li') === row && heading.checkVisibility?.() !== false,
    );
    if (match) return match;
  }
  return null;
}

function goTo(heading: HTMLElement | null) {
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
