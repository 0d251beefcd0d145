/** Two ways to work a page: a keyboard alone, or a pointer. A story that takes a hand can be told with either. */
import type { Locator, Page } from '@playwright/test';

export interface Hand {
  press: (button: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** A radio. */
  choose: (radio: Locator) => Promise<void>;
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

export function keyboard({ keyboard: keys }: Page): Hand {
  async function tabTo(target: Locator, isThere = isFocused) {
    await target.waitFor();
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isThere(target)) return;
      await keys.press('Tab');
    }
    throw new Error(`The Tab key does not reach ${target}`);
  }
  return {
    async press(button) {
      await tabTo(button);
      await keys.press('Enter');
    },
    async write(field, text) {
      await tabTo(field);
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
  tick: (checkbox) => checkbox.check(),
  async search(combobox, text) {
    await combobox.fill(text);
    await combobox.page().getByRole('listbox').getByRole('option').first().click();
  },
};
