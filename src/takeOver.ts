/** Where an element stands below the root, as the place among its siblings on every level. */
function wayTo(root: Element, element: Element): number[] {
  const way: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement) {
    way.unshift([...at.parentElement.children].indexOf(at));
  }
  return way;
}

/** Its like in the app; null where something else stands. */
function likeOf<Type extends Element>(root: Element, way: number[], old: Type): Type | null {
  let at: Element | undefined = root;
  for (const place of way) at = at?.children[place];
  return at && at.tagName === old.tagName && at.id === old.id ? (at as Type) : null;
}

function theAppIsThere() {
  delete document.documentElement.dataset.first;
  window.pressedEarly = undefined;
}

/** A page has come with the answer and is seen, so it stays until the app can stand in its place. */
export function isPrerendered(root: Element): boolean {
  const { first } = document.documentElement.dataset;
  if (first === 'unseen') {
    root.replaceChildren();
    theAppIsThere();
  }
  return first === 'seen';
}

/** What the calls of the page answered when it was painted, by the keys of their queries. */
export function answersOnPage(): [readonly unknown[], unknown][] {
  const text = document.getElementById('answers')?.textContent;
  return text ? JSON.parse(text) : [];
}

/** Waits for whoever is pressing something: a press that ends on another element is no click. */
export async function released(root: Element): Promise<void> {
  if (!root.querySelector(':active')) return;
  await new Promise<void>((resolve) => {
    for (const end of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(end, () => setTimeout(resolve), { once: true });
    }
  });
}

function carry(old: Element, now: Element) {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open;
  if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement && old.value !== now.value) {
    now.value = old.value;
    now.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(old instanceof HTMLInputElement && now instanceof HTMLInputElement)) return;
  if (old.type === 'checkbox' || old.type === 'radio') {
    if (old.checked !== now.checked) now.click();
  } else if (old.value !== now.value) {
    // Set on the element itself it is React's own doing, of which it tells no field.
    Reflect.set(HTMLInputElement.prototype, 'value', old.value, now);
    now.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Puts the app in the place of the page that came with the answer, and carries over what was typed, ticked, chosen, opened and pressed there.
 * @param app stands outside of the document until then
 */
export function takeOver(root: Element, app: Element) {
  const was = (old: Element) => ({ old, way: wayTo(root, old) });
  const changed = [...root.querySelectorAll('input, select, details')].map(was);
  const focused = root.contains(document.activeElement) ? was(document.activeElement!) : null;
  const pressed = (window.pressedEarly ?? []).filter((button) => root.contains(button)).map(was);
  root.replaceWith(app);
  theAppIsThere();
  for (const { old, way } of changed) {
    const now = likeOf(app, way, old);
    if (now) carry(old, now);
  }
  if (focused) {
    const now = likeOf(app, focused.way, focused.old);
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  }
  for (const { old, way } of pressed) {
    const now = likeOf(app, way, old);
    if (now instanceof HTMLElement) now.click();
  }
}
