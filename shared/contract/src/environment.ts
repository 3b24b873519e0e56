export type Environment = 'development' | 'staging' | 'production';

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The environment that a host name stands for: development on localhost or an IP host, staging on hosts that start with
 * `test`, otherwise production. Takes a host with or without its port. (spec 1, section 9)
 */
export function environmentOf(host: string): Environment {
  const lower = host.toLowerCase();
  const name = lower.startsWith('[') ? lower.slice(0, lower.indexOf(']') + 1) : lower.replace(/:\d+$/, '');
  if (name === 'localhost' || IPV4.test(name) || name.startsWith('[')) return 'development';
  return name.startsWith('test') ? 'staging' : 'production';
}
