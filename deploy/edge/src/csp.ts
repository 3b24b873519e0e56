import type { SiteAllowList } from '@console/contract/site-document';
import type { Client } from './client';

/** Names of the Trusted Types policies: ours for script addresses (boot-scripts.ts), and that of the library for HTML of a site. */
const POLICIES = ['default', 'dompurify'];

/** Where browsers report what broke the policy: an address of the site's own origin. */
export const CSP_REPORTS_PATH = '/reports/csp';
const ENDPOINT = 'csp';

/**
 * The content security policy of a page. Scripts run by nonce and by what such scripts load; nothing is inline or
 * evaluated. Hosts beside the site's own come from its allow list.
 */
export function contentSecurityPolicy(nonce: string, allow: SiteAllowList): string {
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...allow.script),
    directive('style-src', "'self'", `'nonce-${nonce}'`),
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'https:', ...(allow.image ?? [])),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...allow.connect),
    directive('frame-src', ...(allow.frame.length ? allow.frame : ["'none'"])),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'", ...allow.form),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', ...POLICIES),
    directive('report-uri', CSP_REPORTS_PATH),
  ].join('; ');
}

/**
 * The headers of a page with its content security policy, and where violations are reported. Browsers that know `report-to` leave
 * `report-uri` alone, and send to endpoints over TLS only: without TLS they would report nothing.
 */
export function policyHeaders(
  nonce: string,
  allow: SiteAllowList,
  protocol: Client['protocol'],
): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy(nonce, allow);
  if (protocol === 'http') return { 'Content-Security-Policy': policy };
  return {
    'Content-Security-Policy': `${policy}; report-to ${ENDPOINT}`,
    'Reporting-Endpoints': `${ENDPOINT}="${CSP_REPORTS_PATH}"`,
  };
}
