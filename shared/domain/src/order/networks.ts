import type { Network } from '@console/contract/network';

/** The network that the server takes where none is named, if the location has one already. */
export const defaultNetwork = <Row extends Pick<Network, 'is_default'>>(networks: readonly Row[]): Row | undefined =>
  networks.find((network) => network.is_default);

/** The network of a form's value, '' being the default one; undefined while it is not known. */
export const networkOf = <Row extends Pick<Network, 'is_default' | 'uuid'>>(
  networks: readonly Row[],
  value: string,
): Row | undefined => (value === '' ? defaultNetwork(networks) : networks.find((network) => network.uuid === value));
