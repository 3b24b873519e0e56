import type { SiteAllowList, SiteDocument } from '@console/contract/site-document';
import type { Client } from './client';

/** Names of the Trusted Types policies: ours for script addresses (boot-scripts.ts), and that of the library for HTML of a site. */
const POLICIES = ['default', 'dompurify'];

/** Where browsers report what broke the policy: an address of the site's own origin. */
export const CSP_REPORTS_PATH = '/reports/csp';
const ENDPOINT = 'csp';

/** What a page carries itself, as sources of its policy: hashes, or a nonce where it is made for one response. */
export interface OwnSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Addresses elsewhere that the console's own code sends to, and nothing is shown from. */
  readonly reports?: readonly string[];
}

/** What a page carries itself where it is made for one response: a nonce ties it to that. */
export const byNonce = (nonce: string): OwnSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * The directives of a page's content security policy, without where it is reported. Scripts run by nonce or hash and by what
 * such scripts load; nothing is inline or evaluated. Hosts beside the site's own come from its allow list.
 * @param takesHtml of a vendor's script, which knows no Trusted Types (vendor-page.ts)
 * @param overrides origins that an area may come from, with its style sheets
 */
export function policyDirectives(
  own: OwnSources,
  allow: SiteAllowList,
  takesHtml = false,
  overrides: readonly string[] = [],
): string[] {
  const directive = (name: string, ...sources: string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', ...own.scripts, "'strict-dynamic'", ...allow.script, ...overrides),
    directive('style-src', "'self'", ...own.styles, ...overrides),
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'https:', ...(allow.image ?? [])),
    directive('font-src', "'self'"),
    // Sound and film of buckets, from where their other bytes come: a player runs no script.
    directive('media-src', "'self'", ...allow.connect),
    directive('connect-src', "'self'", ...allow.connect, ...(own.reports ?? []), ...overrides),
    directive('frame-src', ...(allow.frame.length ? allow.frame : ["'none'"])),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'", ...allow.form),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
    ...(takesHtml ? [] : [directive('require-trusted-types-for', "'script'")]),
    directive('trusted-types', ...POLICIES),
  ];
}

/** The policy of a page of an edge, which takes reports of it. @param takesHtml and `overrides`: see policyDirectives */
export function contentSecurityPolicy(
  own: OwnSources,
  allow: SiteAllowList,
  takesHtml = false,
  overrides: readonly string[] = [],
): string {
  const directives = policyDirectives(own, allow, takesHtml, overrides);
  return [...directives, `report-uri ${CSP_REPORTS_PATH}`].join('; ');
}

/**
 * The headers of a content security policy, and where its violations are reported. Browsers that know `report-to` leave
 * `report-uri` alone, and send to endpoints over TLS only: without TLS they would report nothing.
 * @param policy with a `report-uri` of the same path
 * @param path an address of the page's own origin
 */
export function reportedPolicy(
  policy: string,
  path: string,
  protocol: Client['protocol'],
): Readonly<Record<string, string>> {
  if (protocol === 'http') return { 'Content-Security-Policy': policy };
  return {
    'Content-Security-Policy': `${policy}; report-to ${ENDPOINT}`,
    'Reporting-Endpoints': `${ENDPOINT}="${path}"`,
  };
}

/** The headers of a page of the console with its content security policy. */
export const policyHeaders = (
  own: OwnSources,
  { allow, takesVendorHtml, overrides }: Pick<SiteDocument, 'allow' | 'takesVendorHtml' | 'overrides'>,
  protocol: Client['protocol'],
): Readonly<Record<string, string>> =>
  reportedPolicy(contentSecurityPolicy(own, allow, takesVendorHtml, overrides), CSP_REPORTS_PATH, protocol);
