import { named } from '../api/errors';
import type { SiteRuntime } from '../site';

/** A processor as the site's configuration describes it. */
export type Processor = NonNullable<SiteRuntime['config']['paymentProcessors']>[number];

/** Whether a processor is switched off for now. */
export const isSwitchedOff = (site: SiteRuntime, keyword: string): boolean =>
  site.state.closed_channels?.includes(keyword) === true;

/** A processor that the site offers and that is not switched off; undefined otherwise. */
export function openChannel(site: SiteRuntime, keyword: string): Processor | undefined {
  if (isSwitchedOff(site, keyword)) return undefined;
  return site.config.paymentProcessors?.find((processor) => processor.keyword === keyword);
}

/**
 * A processor of a kind that can be used now.
 * @throws ApiFault 500 'Payment channel not available' (spec 2, section 8)
 */
export function channel(site: SiteRuntime, keyword: string, type?: Processor['type']): Processor {
  const found = openChannel(site, keyword);
  if (!found || (type && found.type !== type)) throw named('Payment channel not available');
  return found;
}

/** The currency that a processor takes: the one that it converts to, else the site's. */
export const chargeCurrency = (site: SiteRuntime, keyword: string): string =>
  site.config.paymentProcessors?.find((processor) => processor.keyword === keyword)?.charge_currency_conversion
    ?.to_currency ?? site.config.siteCurrency;
