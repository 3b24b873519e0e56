import type { SiteAllowList } from '@console/contract/site-document';

/** Names of the Trusted Types policies: ours for script addresses (boot-scripts.ts), and that of the library for HTML of a site. */
const POLICIES = ['default', 'dompurify'];

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
  ].join('; ');
}
