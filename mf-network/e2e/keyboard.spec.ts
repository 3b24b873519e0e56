import type { Page } from '@playwright/test';
import { expect, KEYS, PASSWORD, test } from '../../shared/tooling/src/e2e/fixtures';
import { byKeyboard } from './by-keyboard';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The one of the width that is shown. */
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

test(
  'a machine and a load balancer before it are set up by keyboard alone',
  { tag: KEYS },
  async ({ page, signIn, open }) => {
    const hand = byKeyboard(page);
    await signIn('customer');
    await open('/');
    await expect(heading(page, 'Home')).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await page.keyboard.type('create vm by-keys-01');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Create: Virtual Machine named by-keys-01');
    await page.keyboard.press('Enter');

    await expect(heading(page, 'Create virtual machine')).toBeFocused();
    await hand.choose(page.getByRole('radio', { name: /Tallinn/ }));
    await hand.choose(page.getByRole('radio', { name: /^2 vCPU . 4 GB/ }));
    await hand.fill(page.getByLabel('Username'), 'deploy');
    await hand.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('by-keys-01');
    await hand.press(button(page, /^Create virtual machine$/));

    await expect(heading(page, 'by-keys-01')).toBeFocused();
    await hand.press(page.getByRole('link', { name: 'Create load balancer' }));
    await expect(heading(page, 'Create load balancer')).toBeFocused();
    await expect(page.getByRole('list', { name: 'Chosen machines' })).toContainText('by-keys-01');
    await hand.fill(page.getByLabel('Name', { exact: true }), 'lb-by-keys');
    await hand.press(button(page, /^Create( load balancer)?$/));

    await expect(heading(page, 'lb-by-keys')).toBeFocused();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'by-keys-01', exact: true }));
    await expect(heading(page, 'by-keys-01')).toBeFocused();
    await expect(page.getByRole('link', { name: 'lb-by-keys' }).first()).toBeVisible();
  },
);
