/**
 * Keeps the focus for keyboard and screen reader users. When the focused control is removed or disabled and nothing else takes
 * the focus, it returns to the same control once that is enabled again, or else to the nearest heading. Another control is never
 * focused, since a second press would activate it.
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
    // A control that is still present and enabled was left on purpose.
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
    // Waits so that the page can move the focus to a better place first.
    requestAnimationFrame(() => setTimeout(look));
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

// Searches the remaining ancestors from the innermost outwards, without headings of other list rows.
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
