/** Two ways to work a page: a keyboard alone, or a pointer. A story that takes a hand can be told with either. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Hand {
  press: (button: Locator) => Promise<void>;
  /** A date as YYYY-MM-DD. */
  write: (field: Locator, text: string) => Promise<void>;
  /** A radio. */
  choose: (radio: Locator) => Promise<void>;
  /** An entry of a list by its words. */
  pick: (list: Locator, entry: string) => Promise<void>;
  tick: (checkbox: Locator) => Promise<void>;
  /** Types into a combobox and takes the first entry that is offered. */
  search: (combobox: Locator, text: string) => Promise<void>;
}

const mostStops = 250;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const groupIsFocused = (radio: Locator) =>
  radio.evaluate((element) => {
    const { activeElement } = document;
    return (
      element instanceof HTMLInputElement &&
      activeElement instanceof HTMLInputElement &&
      activeElement.type === 'radio' &&
      activeElement.name === element.name
    );
  });

const isShown = () => document.activeElement?.matches(':focus-visible') ?? false;

/** A document that was just opened starts at its top; afterwards whatever is pressed leaves the focus somewhere. */
const isSomewhere = () => {
  const { activeElement, body, documentElement } = document;
  const isNew = !('worked' in documentElement.dataset);
  documentElement.dataset.worked = '';
  return isNew || (activeElement !== null && activeElement !== body);
};

const isBefore = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    if (!activeElement || activeElement === body) return false;
    return Boolean(activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  });

const entriesOf = (list: Locator) =>
  list.evaluate((element) =>
    Array.from((element as HTMLSelectElement).options, ({ label, disabled }) => ({ label, disabled })),
  );

export function keyboard(page: Page): Hand {
  const keys = page.keyboard;
  /** By Tab, or back by Shift and Tab, to where the focus can be seen. */
  async function tabTo(target: Locator, isThere = isFocused) {
    await target.waitFor();
    await expect
      .poll(() => page.evaluate(isSomewhere), { message: `The focus is lost before ${target}` })
      .toBe(true);
    const key = (await isBefore(target)) ? 'Shift+Tab' : 'Tab';
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isThere(target)) {
        expect(await target.evaluate(isShown), `${target} shows that it has the focus`).toBe(true);
        return;
      }
      await keys.press(key);
    }
    throw new Error(`The ${key} key does not reach ${target}`);
  }
  /** In the order that the browser has the parts in. */
  async function writeDate(field: Locator, date: string) {
    const [year = '', month = '', day = ''] = date.split('-');
    for (const digits of [day + month + year, month + day + year, year + month + day]) {
      for (const _ of 'dmy') await keys.press('ArrowLeft');
      await keys.type(digits);
      if ((await field.inputValue()) === date) return;
    }
    throw new Error(`${date} cannot be typed into ${field}`);
  }
  return {
    async press(button) {
      await tabTo(button);
      await keys.press('Enter');
    },
    async write(field, text) {
      await tabTo(field);
      if ((await field.getAttribute('type')) === 'date') return writeDate(field, text);
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    async choose(radio) {
      await tabTo(radio, groupIsFocused);
      await keys.press('Space');
      for (let moves = 0; moves < mostStops && !(await radio.isChecked()); moves += 1) {
        await keys.press('ArrowDown');
      }
    },
    async pick(list, entry) {
      await tabTo(list);
      const entries = (await entriesOf(list)).filter(({ disabled }) => !disabled);
      await keys.press('Home');
      for (let moves = 0; moves < entries.length; moves += 1) {
        if ((await list.locator('option:checked').textContent()) === entry) return;
        await keys.press('ArrowDown');
      }
      throw new Error(`The arrow keys do not reach ${entry} of ${list}`);
    },
    async tick(checkbox) {
      await tabTo(checkbox);
      await keys.press('Space');
    },
    async search(combobox, text) {
      await tabTo(combobox);
      await keys.type(text);
      await combobox.page().getByRole('listbox').getByRole('option').first().waitFor();
      await keys.press('Enter');
    },
  };
}

export const pointer: Hand = {
  press: (button) => button.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check(),
  pick: async (list, entry) => void (await list.selectOption(entry)),
  tick: (checkbox) => checkbox.check(),
  async search(combobox, text) {
    await combobox.fill(text);
    await combobox.page().getByRole('listbox').getByRole('option').first().click();
  },
};
