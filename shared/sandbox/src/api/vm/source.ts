import { emptySystem, publishedImage, wantsEmptyDisk } from '../../catalogue/images';
import type { DetachedDiskRow, DiskRow, VmRow } from '../../model/compute';
import type { Context } from '../context';
import { invalid } from '../errors';
import { ownVm } from './own';
import { replicaOf } from './replica';

/** What a new machine starts from. */
export interface Source {
  readonly system: Pick<VmRow, 'os_name' | 'os_version' | 'license_type'>;
  /** Whether the system is new, so that somebody has to be able to sign in. */
  readonly isNew: boolean;
  /** The disk that becomes the machine's own. */
  readonly disk?: DetachedDiskRow;
  /** Size of the disk that is copied, in GB. */
  readonly size?: number;
  /** What is wrong with it, by field. */
  readonly fault?: Readonly<Record<string, string>>;
}

interface Order {
  readonly os_name?: string | undefined;
  readonly os_version?: string | undefined;
  readonly disk_uuid?: string | undefined;
  readonly source_uuid?: string | undefined;
  readonly source_replica?: string | undefined;
}

/** The system that a machine or a disk has. */
export const systemOf = ({ os_name, os_version, license_type }: Source['system']): Source['system'] => ({
  os_name,
  os_version,
  license_type,
});

function detachedDisk(ctx: Context, uuid: string): DetachedDiskRow {
  const disk = ctx.store.disks.get(uuid);
  const isOwn = disk && disk.user_id === ctx.userId && disk.location === ctx.location.slug;
  if (!isOwn || !ctx.reaches(disk.account_id))
    throw invalid({ disk_uuid: 'There is no such disk, or it belongs to a machine' });
  return disk;
}

function copiedDisk(vm: VmRow, replica: string | undefined): DiskRow | undefined {
  return replica ? replicaOf(vm, replica).disk : (vm.disks.find((disk) => disk.primary) ?? vm.disks[0]);
}

/** The image of an order; apps only where the site offers them. */
function imageSource(ctx: Context, { os_name = '', os_version = '' }: Order): Source {
  if (wantsEmptyDisk(os_name, os_version)) return { system: { ...emptySystem, license_type: null }, isNew: false };
  const image = publishedImage(os_name, os_version);
  const isOffered = image && (!image.is_app_catalog || ctx.site.config.vmAppsEnabled);
  return {
    system: { os_name, os_version, license_type: image?.license_type ?? null },
    isNew: true,
    ...(isOffered
      ? {}
      : { fault: { [os_name ? 'os_version' : 'os_name']: 'There is no such operating system version' } }),
  };
}

/**
 * What an order starts from: a detached disk, another machine or a copy of its disk, an image, or an empty disk.
 * @throws ApiFault 400 where there is no such disk, machine or copy, or more than one is named
 */
export function sourceOf(ctx: Context, order: Order): Source {
  const { disk_uuid, source_uuid, source_replica } = order;
  if (disk_uuid && source_uuid) throw invalid({ source_uuid: 'Name either a disk or a source' });
  if (source_replica && !source_uuid) throw invalid({ source_uuid: 'This field is required' });
  if (disk_uuid) {
    const disk = detachedDisk(ctx, disk_uuid);
    return { system: systemOf(disk), isNew: false, disk };
  }
  if (!source_uuid) return imageSource(ctx, order);
  const vm = ownVm(ctx, source_uuid);
  if (vm.status === 'creating' || vm.status === 'deleted')
    throw invalid({ source_uuid: 'The machine cannot be copied in its state' });
  const copied = copiedDisk(vm, source_replica);
  return { system: systemOf(vm), isNew: false, ...(copied ? { size: copied.size } : {}) };
}
