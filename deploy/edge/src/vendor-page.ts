import { paths } from '@console/contract/paths';
import type { SiteDefinition } from '@console/sites';

/** The processor whose script writes HTML, and fails where Trusted Types are enforced. (deploy/docs/processors.md) */
export const WRITES_HTML = 'paypal_vault';

const ACCOUNT = /^\/billing\/account\/(\d+)\//;

/**
 * Whether a page is there for a vendor's script that writes HTML: the one that saves such a wallet, at a site that has them.
 * @param route below the base path
 */
export function takesVendorHtml(
  route: string,
  query: URLSearchParams,
  { paymentProcessors }: SiteDefinition['config'],
): boolean {
  const id = ACCOUNT.exec(route)?.[1];
  return (
    id !== undefined &&
    route === paths.cardAdd({ id }) &&
    query.get('way') === WRITES_HTML &&
    (paymentProcessors ?? []).some(({ keyword }) => keyword === WRITES_HTML)
  );
}
