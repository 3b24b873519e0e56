import type { Locator, Page } from '@playwright/test';
import { expect } from '../../shared/tooling/src/e2e/fixtures';

/** More stops than the longest of these pages has on the way to anything. */
const STOPS = 120;

/** What a person does, by one means alone. */
export interface Hand {
  /** Follows a link, presses a button, opens a menu. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses a radio button of a group, or turns a switch over. */
  readonly choose: (target: Locator) => Promise<void>;
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Chooses from a menu that is open. */
  readonly select: (menu: Locator, item: string) => Promise<void>;
  /** Types what a field searches for, and takes it. */
  readonly find: (field: Locator, text: string) => Promise<void>;
}

/** With Tab from where the focus is, forwards only: what cannot be reached so is not reached. */
export const byKeyboard = (page: Page): Hand => {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < STOPS; stop += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const fill = async (target: Locator, text: string) => {
    await reach(target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return {
    fill,
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    choose: async (target) => {
      // The arrows go through a group of radio buttons, which is one stop.
      if ((await target.getAttribute('type')) !== 'radio') {
        await reach(target);
        await page.keyboard.press('Space');
        return;
      }
      const name = await target.getAttribute('name');
      const group = page.locator(`input[type="radio"][name="${name}"]`);
      await reach(group.and(page.locator(':checked')));
      const count = await group.count();
      for (let step = 0; step < count && !(await target.isChecked()); step += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(target).toBeChecked();
    },
    select: async (menu, item) => {
      const target = menu.getByRole('menuitem', { name: item });
      await expect(target).toBeVisible();
      for (let step = 0; step < STOPS && !(await hasFocus(target)); step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    find: async (field, text) => {
      await fill(field, text);
      await expect(page.getByRole('option', { name: text })).toBeVisible();
      await page.keyboard.press('Enter');
    },
  };
};
