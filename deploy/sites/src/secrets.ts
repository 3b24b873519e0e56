const NAME = /secret|password|private[_-]?key|api[_-]?key$|token$/i;
/** Keys of processors and services that are not for browsers: they carry it in their form. */
const VALUE = /^(sk|rk|skey|whsec)_(live|test)?|-----BEGIN [A-Z ]*PRIVATE KEY-----|^eyJ[\w-]+\.[\w-]+\./;

/** Names that sound like secrets and are public by what they are. */
const PUBLIC = new Set(['chatConfig.qiscus_client_key', 'chatConfig.botika_client_key']);

/**
 * Places in a site's document that look like secrets: it is sent to every browser, so none may be in it.
 * @returns paths like `config.paymentProcessors.0.secret_key`
 */
export function secretsIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return VALUE.test(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = at ? `${at}.${name}` : name;
    const isNamed = NAME.test(name) && !PUBLIC.has(place.replace(/^config\./, '')) && inner !== null && inner !== '';
    return isNamed ? [place] : secretsIn(inner, place);
  });
}
