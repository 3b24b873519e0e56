import { isAssigned, type IpAddress } from '@console/contract/ip-address';
import { ownerNames } from '@console/domain/addresses';
import { useOnly } from '../../parts/use-located';
import { useResourceNames } from '../rows';
import { useIpText } from '../texts';

/** What an address of a location leads to, in words: its name, else its uuid; also that it leads nowhere. */
export const useOwnerOf = (location: string) => useOwnerAt(useOnly(location));

/** The same for addresses of several locations. */
export function useOwnerAt(places: readonly string[]): (ip: IpAddress) => string {
  const t = useIpText();
  const { names } = useResourceNames(places);
  const ownerName = ownerNames((uuid) => names.get(uuid));
  return (ip) => (isAssigned(ip) ? ownerName(ip) : t('assign.nothing'));
}
