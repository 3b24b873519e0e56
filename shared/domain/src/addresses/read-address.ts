import { call, lacksRows } from '@console/api';
import { listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { getIpAddress } from '@console/contract/ip-address-change';
import { findRow, readRow } from '../reading';

interface ByAddress {
  readonly location: string;
  readonly address: string;
}

const own = ({ location, address }: ByAddress) => call(getIpAddress, { location, address });

/** The number of one that was deleted may be another one's by now. */
async function listed({ location, address }: ByAddress): Promise<IpAddress | 'unread' | undefined> {
  const all = await call(listIpAddresses, { location });
  const found = all.find((ip) => ip.address === address && !ip.is_deleted);
  return found ?? (lacksRows(all) ? 'unread' : undefined);
}

/** A floating IP as it is now. @throws ApiError where it is gone, or cannot be read */
export const readAddress = (ip: ByAddress): Promise<IpAddress> =>
  readRow(
    () => own(ip),
    () => listed(ip),
  );

/** The same; undefined where it is gone. @throws ApiError where it cannot be read */
export const findAddress = (ip: ByAddress): Promise<IpAddress | undefined> =>
  findRow(
    () => own(ip),
    () => listed(ip),
  );
