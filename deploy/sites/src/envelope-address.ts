/** The address that takes envelopes of a project: `https://key@host/project`. Undefined for a text that is none. */
export function envelopeAddress(dsn: string): string | undefined {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, prefix = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  if (!project || !username || !/^https?:$/.test(protocol)) return undefined;
  return `${protocol}//${host}${prefix}/api/${project}/envelope/?sentry_key=${encodeURIComponent(username)}&sentry_version=7`;
}
