import type { WireResponseOf } from '@console/contract/endpoint';
import type { listVmImages } from '@console/contract/vm-image';
import { stableId } from './stable-id';

type Image = WireResponseOf<typeof listVmImages>[number];

const system = (
  os_name: string,
  display_name: string,
  versions: Image['versions'],
  more: Partial<Image> = {},
): Image => ({
  os_name,
  display_name,
  license_type: null,
  is_default: false,
  is_app_catalog: false,
  // Clients read it; where it is empty, consoles draw something of their own.
  icon: '',
  versions,
  ...more,
});

const version = (os_version: string, display_name = os_version, published = true) => ({
  os_version,
  display_name,
  published,
});

const app = (os_name: string, display_name: string, os_version: string): Image =>
  system(os_name, display_name, [version(os_version)], { is_app_catalog: true });

/** Operating systems and applications that machines start from; the same on all sites. */
export const images: readonly Image[] = [
  system(
    'ubuntu',
    'Ubuntu',
    [version('24.04-lts', '24.04 LTS'), version('22.04-lts', '22.04 LTS'), version('18.04', '18.04', false)],
    {
      is_default: true,
    },
  ),
  system('debian', 'Debian', [version('12'), version('11')]),
  system('almalinux', 'AlmaLinux', [version('9'), version('8')]),
  system('rocky', 'Rocky Linux', [version('9')]),
  system('freebsd', 'FreeBSD', [version('14.1')]),
  system('windows', 'Windows Server', [version('2022'), version('2019')], { license_type: 'WINDOWS_SERVER' }),
  app('wordpress', 'WordPress', '6.8'),
  app('nextcloud', 'Nextcloud', '31'),
  app('gitlab', 'GitLab', '18.2'),
  app('docker', 'Docker', '28.1'),
  app('openvpn', 'OpenVPN Access Server', '2.14'),
  app('plesk', 'Plesk Obsidian', '18.0'),
].map((image, index) => ({ ...image, ui_position: index + 1 }));

/** What an order and a machine say where the first disk is empty. */
export const emptySystem = { os_name: '_custom', os_version: '_' } as const;

/** Whether an order asks for an empty disk: by its names, or by naming nothing. */
export const wantsEmptyDisk = (osName: string | undefined, osVersion: string | undefined): boolean =>
  (!osName && !osVersion) || (osName === emptySystem.os_name && osVersion === emptySystem.os_version);

/** The image and version that an order names, or undefined where it is unknown or not published. */
export function publishedImage(osName: string | undefined, osVersion: string | undefined): Image | undefined {
  const image = images.find((row) => row.os_name === osName);
  return image?.versions.some((row) => row.os_version === osVersion && row.published !== false) ? image : undefined;
}

/** Media that a machine can be started from instead of its disk. */
export const bootImages = [
  { image_name: 'systemrescue-12.x-amd64.iso', description: 'SystemRescue 12', is_installation_media: false },
  { image_name: 'debian-12-amd64-netinst.iso', description: 'Debian 12 installer', is_installation_media: true },
].map((image) => ({ uuid: stableId(`boot-image/${image.image_name}`), ...image, is_published: true }));
