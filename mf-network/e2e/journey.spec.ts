import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ManagedService, serviceLocation } from '@console/contract/service';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
import { KEYS, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { byKeyboard, type Hand } from './by-keyboard';
import { PLACE_NAMES, seeded, the } from './seeded';

const parse = v.parser(v.array(ManagedService));

const byTouch = (page: Page): Hand => ({
  press: (target) => target.click(),
  choose: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  select: (menu, item) => menu.getByRole('menuitem', { name: item }).click(),
  find: async (field, text) => {
    await field.fill(text);
    await page.getByRole('option', { name: text }).click();
  },
});

for (const { way, viewport, handOf, tag } of [
  { way: 'by keyboard alone', viewport: { width: 1366, height: 900 }, handOf: byKeyboard, tag: [KEYS] },
  { way: 'on a phone', viewport: { width: 390, height: 844 }, handOf: byTouch, tag: [] },
]) {
  test.describe(way, { tag }, () => {
    test.use({ viewport });

    test('from a database to a machine before it, by a load balancer and a floating IP, as the pages lead', async ({
      page,
      sandbox,
      signIn,
      open,
    }) => {
      const networks = await seeded(sandbox, '/network/networks', Network);
      const services = parse(await sandbox.api('customer', 'GET', '/user-resource/service/packages'));
      const networkOf = (service: ManagedService) =>
        networks.find(({ row }) => service.resources.some(({ resource_id }) => resource_id === row.uuid))?.row;
      const database = the(
        services,
        (one) => Boolean(one.properties?.service_ip) && (networkOf(one)?.vm_uuids.length ?? 0) > 0,
      );
      const place = serviceLocation(database) ?? '';
      const network = networkOf(database);
      const vms = await seeded(sandbox, '/user-resource/vm/list', Vm);
      const machine = the(vms, ({ row }) => network?.vm_uuids.includes(row.uuid) === true).row;
      const hand = handOf(page);
      const main = page.getByRole('main');

      await signIn('customer');
      await open('/services');
      await hand.press(main.getByRole('link', { name: database.display_name ?? '', exact: true }));
      // Who reaches its address is said where the address stands.
      await hand.press(page.getByText('can reach this address').getByRole('link', { name: network?.name ?? '' }));
      await expect(page.getByRole('heading', { level: 1, name: network?.name ?? '' })).toBeVisible();
      await hand.press(main.getByRole('button', { name: 'More', exact: true }));
      await hand.select(page.getByRole('menu'), 'Create load balancer');

      await expect(page.getByRole('radio', { name: new RegExp(PLACE_NAMES[place] ?? place) })).toBeChecked();
      await hand.choose(page.getByRole('switch', { name: 'Reserve a public IPv4 address' }));
      await hand.fill(page.getByLabel('Port of rule 1', { exact: true }), '5432');
      await hand.find(page.getByRole('combobox', { name: 'Machines' }), machine.name);
      await expect(page.getByRole('list', { name: 'Chosen machines' })).toContainText(machine.name);
      await hand.fill(page.getByLabel('Name', { exact: true }), 'lb-journey');
      await hand.press(
        page
          .getByRole('button', { name: /^Create( load balancer)?$/ })
          .filter({ visible: true })
          .first(),
      );

      await expect(page.getByRole('heading', { level: 1, name: 'lb-journey', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: network?.name ?? '' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: machine.name, exact: true })).toBeVisible();
      await expectAccessible(page);
      await hand.press(main.getByRole('link', { name: 'Assign', exact: true }));
      const assign = page.getByRole('dialog', { name: 'Assign floating IP' });
      await expect(assign).toContainText('reachable from the internet');
      await hand.choose(assign.getByRole('radio', { name: 'A new one' }));
      await hand.press(assign.getByRole('button', { name: 'Assign' }));
      await expect(assign).toBeHidden();
      await expect(main.getByRole('link', { name: /^\d+\.\d+\.\d+\.\d+$/ }).first()).toBeVisible();

      await hand.press(main.getByRole('link', { name: machine.name, exact: true }));
      await expect(page.getByRole('link', { name: 'lb-journey' }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Create load balancer' })).toHaveAttribute(
        'href',
        new RegExp(`location=${place}&network=.+&targets=${machine.uuid}`),
      );
    });
  });
}
