import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '../../shared/build/src/e2e/fixtures';
import { startServer, type TestServer } from '../../shared/build/src/e2e/server';
import { root } from '../../shared/build/src/root';

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

/** The sample site has everything but chat. */
const whole = { chatEnabled: true, chatConfig: { type: 'tawk', property_id: 'demo0property', widget_id: 'default' } };
/** What cannot be on alone. */
const alsoOff: Partial<Record<SwitchName, object>> = { servicesEnabled: { kubernetesEnabled: false } };

/** Host of the site where everything is on. */
export const WHOLE = 'localhost';
/** Host of the site where this switch alone is off. */
export const hostWithout = (name: SwitchName): string => `without-${name.toLowerCase()}.localhost`;

function writeSites(folder: string): void {
  const put = (id: string, site: object): void => {
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, 'site.json'), JSON.stringify(site));
  };
  cpSync(path.join(root, 'deploy/sites/default'), path.join(folder, 'default'), { recursive: true });
  const sample: { config: object } = JSON.parse(readFileSync(path.join(folder, 'default/site.json'), 'utf8'));
  put('default', { ...sample, hosts: [WHOLE, '127.0.0.1'], config: { ...sample.config, ...whole } });
  for (const name of SWITCHES)
    put(`without-${name.toLowerCase()}`, {
      extends: 'default',
      hosts: [hostWithout(name)],
      brand: 'warren',
      config: { [name]: false, ...alsoOff[name] },
    });
}

/** `test` with a server of its own: one site with everything, and for each switch one where it alone is off. */
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
