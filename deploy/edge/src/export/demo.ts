import type { SiteDefinition } from '@console/sites';
import { isHandedOut } from '../assets';
import { mergeAllow, vendorAllow } from '../processor-hosts';
import type { Played } from './played';

type Config = SiteDefinition['config'];

/** Nobody knows where a demo will be: the browser says. */
const HOST = 'demo.invalid';

/** The customer of the sandbox's demo. */
const EMAIL = 'customer@example.com';

/** What a demo has of what development hosts are handed: the sandbox in the browser, and the fake for signing in. */
const OF_DEMO = /^dev-(mock|sandbox|stub)[.-]/;

/** Whether a file of a build, by its name, belongs to a demo. */
export const isOfDemo = (file: string): boolean => isHandedOut(file, 'production') || OF_DEMO.test(file);

/**
 * What a site offers in its demo: all but what needs a server of its own, which are the identity provider, the object store,
 * chat, and processors whose scripts run in the console.
 */
export function demoConfig(config: Config): Config {
  const processors = (config.paymentProcessors ?? []).filter(
    (processor) => vendorAllow({ ...config, paymentProcessors: [processor] }).script.length === 0,
  );
  return { ...config, authDomain: null, storageEnabled: false, chatEnabled: false, paymentProcessors: processors };
}

/** A site as a demo: it talks to nobody, and no area of it comes from elsewhere. */
export const demoOf = ({ config }: SiteDefinition): Played => ({
  host: HOST,
  config: demoConfig(config),
  allow: mergeAllow(),
  isWanted: isOfDemo,
  facts: { demo: { email: EMAIL }, overrides: [] },
});
