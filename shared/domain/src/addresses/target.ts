import { assigneeUuid, type AddressKind, type IpAddress } from '@console/contract/ip-address';

export interface UnassignValues {
  /** Gives the address back, too: anybody may get it then. */
  readonly release: boolean;
  /** It is unassigned already, and only to be released. */
  readonly half?: boolean;
}

/** Takes addresses from what has them, and releases them where that is wanted; see `defineAddressRelease`. */
export interface AddressRelease {
  /**
   * What is done of the two calls is kept, so that the next try goes on from there.
   * @param after id of the action, under which the release is written down
   * @throws ApiError
   */
  readonly unassign: (
    from: AddressPlace,
    ip: Pick<IpAddress, 'uuid' | 'address'>,
    after: string,
    values: UnassignValues,
    keep: (values: UnassignValues) => void,
  ) => Promise<void>;
  /** Takes back what is written down: somebody has decided to leave it as it is. */
  readonly forget: (after: string) => void;
}

/** Something that a floating IP can lead to. */
export interface AddressTarget {
  readonly kind: AddressKind;
  readonly location: string;
  readonly uuid: string;
  readonly name: string;
  /** Number of the billing account that pays for it; undefined where it does not say. */
  readonly account: number | undefined;
  readonly accountName: string | undefined;
  /** The floating IPs that lead to it. */
  readonly addresses: readonly string[];
  /** Why its addresses cannot be changed now. */
  readonly reason: string | undefined;
  /**
   * Runs calls about it: it is marked meanwhile, and the floating IPs and what else they change are read again.
   * @throws ApiError
   */
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
  /** Of the area that shows it: takes up a release after a reload. */
  readonly release: AddressRelease;
}

/** What the calls need to know of a target. */
export type AddressPlace = Pick<AddressTarget, 'kind' | 'location' | 'uuid'>;

/**
 * What a floating IP is assigned to: its name, else its uuid, as in lists.
 * @param nameOf name of a machine, load balancer or service by its uuid; undefined where it is not known
 */
export const ownerNames =
  (nameOf: (uuid: string) => string | undefined) =>
  (ip: IpAddress): string => {
    const owner = assigneeUuid(ip) ?? '';
    return nameOf(owner) || owner;
  };
