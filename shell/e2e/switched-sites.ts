import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '../../shared/tooling/src/e2e/fixtures';
import { startServer, type TestServer } from '../../shared/tooling/src/e2e/server';
import { root } from '../../shared/tooling/src/root';

/** Every switch of a site. */
export const SWITCHES = [
  'vmsEnabled',
  'vmAppsEnabled',
  'bareMetalEnabled',
  'privateNetworksEnabled',
  'loadBalancerEnabled',
  'ipsEnabled',
  'servicesEnabled',
  'kubernetesEnabled',
  'storageEnabled',
  'mfaAvailable',
  'recurringPaymentsEnabled',
  'referralCodeEnabled',
  'chatEnabled',
] as const;
export type SwitchName = (typeof SWITCHES)[number];

const chatConfig = { type: 'tawk', property_id: 'demo0property', widget_id: 'default' };
/** What goes with a switch that is off: nothing that needs it, and whatever it switches off. */
const beside: Partial<Record<SwitchName, object>> = {
  servicesEnabled: { kubernetesEnabled: false },
  chatEnabled: { chatConfig },
};

/** Host of the site where everything is on but chat. */
export const WHOLE = 'localhost';
/** Host of the site with chat. */
export const WITH_CHAT = 'with-chat.localhost';
/** Host of the site where this switch alone is off. */
export const hostWithout = (name: SwitchName): string => `without-${name.toLowerCase()}.localhost`;

function writeSites(folder: string): void {
  const put = (id: string, host: string, config: object): void => {
    mkdirSync(path.join(folder, id), { recursive: true });
    const site = { extends: 'default', hosts: [host], brand: 'warren', config };
    writeFileSync(path.join(folder, id, 'site.json'), JSON.stringify(site));
  };
  cpSync(path.join(root, 'deploy/sites/default'), path.join(folder, 'default'), { recursive: true });
  put('with-chat', WITH_CHAT, { chatEnabled: true, chatConfig });
  for (const name of SWITCHES)
    put(`without-${name.toLowerCase()}`, hostWithout(name), { [name]: false, ...beside[name] });
}

/** `test` with a server of its own: the sample site, one with chat, and for each switch one where it alone is off. */
export const test = base.extend<object, { readonly server: TestServer }>({
  server: [
    async ({}, use, worker) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'console-sites-'));
      writeSites(folder);
      const server = await startServer(worker.parallelIndex, { SITES: folder });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
