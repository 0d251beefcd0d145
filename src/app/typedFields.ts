type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  checked: boolean;
  /** With which it was typed, where that was heard. */
  event: Event | undefined;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function restore(field: Field, { value, checked, event }: Typed) {
  // React is hydrating the page to hear this very event, which resets the select more than once before its change is heard.
  if (field instanceof HTMLSelectElement && event && event.eventPhase !== Event.NONE) {
    setTimeout(() => restore(field, { value, checked, event: undefined }));
    return;
  }
  // React compares with the value it last saw; resetting that first makes it notice the change.
  if (isTick(field)) {
    // A click cannot clear a radio; choosing another of its group did.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field);
  field.value = '';
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** @returns a function that replays typing from before hydration, which neither React nor a form library notices */
export function rememberTyped(root: HTMLElement): () => void {
  const typed = new Map<Field, Typed>();
  const remember = (field: Field, event?: Event) =>
    typed.set(field, { value: field.value, checked: isTick(field) && field.checked, event });
  for (const field of root.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) remember(field);
  const onInput = (event: Event) => {
    if (isField(event.target)) remember(event.target, event);
  };
  for (const type of ['input', 'change']) root.addEventListener(type, onInput, true);
  return () => {
    for (const type of ['input', 'change']) root.removeEventListener(type, onInput, true);
    for (const [field, before] of typed) if (field.isConnected) restore(field, before);
    typed.clear();
  };
}
