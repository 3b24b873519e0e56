/** What the policy of a chat frame is made of. */
export interface FramePolicy {
  readonly nonce: string;
  /** Hosts of the provider. */
  readonly hosts: readonly string[];
  /** Hosts with port of the site, whose pages may hold the frame. */
  readonly ancestors: readonly string[];
}

/**
 * The content security policy of a chat frame. Scripts come from the provider's hosts only, without eval; styles may be
 * inline, because widgets write theirs at run time. Nobody but the site may hold the frame.
 */
export function framePolicy({ nonce, hosts, ancestors }: FramePolicy): string {
  const web = hosts.filter((host) => !host.startsWith('wss:'));
  const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', `'nonce-${nonce}'`, ...web),
    directive('style-src', "'unsafe-inline'", ...web),
    directive('img-src', 'data:', 'blob:', 'https:', ...web),
    directive('font-src', 'data:', ...web),
    directive('media-src', 'blob:', ...web),
    directive('connect-src', ...hosts),
    directive('frame-src', ...web),
    directive('form-action', ...web),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', ...ancestors),
  ].join('; ');
}
