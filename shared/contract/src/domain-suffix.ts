const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Second-level labels that registries of countries hand out domains under: `co.id`, `com.br`, `org.uk`. */
const REGISTRY_LABELS = new Set(
  'ac biz co com edu fi go gob gov govt gv id ind info ltd med mi mil my ne net nom or org plc sch school web'.split(
    ' ',
  ),
);

/** How many labels at the end of a host belong to a registry and so prove nothing. */
function registryLabels(labels: readonly string[]): number {
  const [second, top] = labels.slice(-2);
  return top !== undefined && top.length === 2 && second !== undefined && REGISTRY_LABELS.has(second) ? 2 : 1;
}

/** Lower case, without port and final dot. */
function bareHost(host: string): string {
  const name = host.trim().toLowerCase();
  const withoutPort = name.startsWith('[') ? name.slice(0, name.indexOf(']') + 1) : name.replace(/:\d*$/, '');
  return withoutPort.replace(/\.$/, '');
}

/**
 * Whether two hosts belong to one owner: they are equal, or they end in the same registered domain. Addresses and
 * `localhost` have no owner, so only an equal one will do. (spec 1, section 5)
 */
export function sharesSuffix(domain: string, host: string): boolean {
  const first = bareHost(domain);
  const second = bareHost(host);
  if (first === '' || second === '') return false;
  if (first === second) return true;
  if (IP.test(first) || IP.test(second)) return false;
  const labels = first.split('.');
  const owned = registryLabels(labels) + 1;
  if (labels.length < owned) return false;
  const suffix = labels.slice(-owned).join('.');
  return second === suffix || second.endsWith(`.${suffix}`);
}
