import { osClass } from '@console/contract/os-class';
import type { VmImage } from '@console/contract/vm-image';
import type { VmParameter } from '@console/contract/vm-parameter';

type Named = Pick<VmImage, 'os_name' | 'display_name' | 'versions'>;

/** Images by their name in the API. */
export const imagesByName = (images: readonly VmImage[] = []): ReadonlyMap<string, VmImage> =>
  new Map(images.map((image) => [image.os_name, image]));

/** Display name of one version of an image; 'Ubuntu' and 'Ubuntu 24.04 LTS' do not become 'Ubuntu Ubuntu 24.04 LTS'. */
export function versionName(image: Named, osVersion: string | null | undefined): string {
  if (!osVersion) return '';
  const shown = image.versions.find((version) => version.os_version === osVersion)?.display_name || osVersion;
  return shown.startsWith(`${image.display_name} `) ? shown.slice(image.display_name.length + 1) : shown;
}

/**
 * 'Ubuntu 24.04 LTS'; what the machine itself says where the image is no longer offered.
 * @param images undefined while they are on their way: nothing has a name then
 */
export function imageName(
  images: ReadonlyMap<string, Named> | undefined,
  vm: { readonly os_name?: string | null; readonly os_version?: string | null },
): string {
  if (!images) return '';
  const image = vm.os_name ? images.get(vm.os_name) : undefined;
  if (!image) return [vm.os_name, vm.os_version].filter(Boolean).join(' ');
  return [image.display_name, versionName(image, vm.os_version)].filter(Boolean).join(' ');
}

/** Whether a machine pays a Windows licence. */
export const isWindows = (vm: { readonly os_name?: string | null; readonly license_type?: string | null }): boolean =>
  osClass({ os_name: vm.os_name ?? '', license_type: vm.license_type }) === 'win';

/** Two letters that stand for a system without a picture. */
export const monogram = (name: string): string => name.slice(0, 2);

/** Versions that a new machine can have. */
export const offeredVersions = (image: Pick<VmImage, 'versions'>): VmImage['versions'] =>
  image.versions.filter((version) => version.published !== false);

/** Whether a value is one that the parameters call lists; anything is where it lists none. */
function listedIn(parameters: readonly VmParameter[], name: string): (value: string) => boolean {
  const values = parameters.find((row) => row.parameter === name)?.values ?? [];
  return (value) => values.length === 0 || values.includes(value);
}

/**
 * Images with only those versions published that the create call takes: the parameters call may list fewer systems than
 * there are images. The others keep their names, for machines that have them. (spec 3, section 3: VM parameter, values)
 */
export function takenImages(images: readonly VmImage[], parameters: readonly VmParameter[]): VmImage[] {
  const isSystem = listedIn(parameters, 'os_name');
  const isVersion = listedIn(parameters, 'os_version');
  return images.map((image) => ({
    ...image,
    versions: image.versions.map((version) =>
      isSystem(image.os_name) && isVersion(version.os_version) ? version : { ...version, published: false },
    ),
  }));
}

/** The images of one kind in the site's order, those with a version to offer. (spec 3, section 3: ui_position) */
export function offeredImages(images: readonly VmImage[] = [], kind: 'system' | 'app_catalog' = 'system'): VmImage[] {
  return images
    .filter(
      (image) => (image.is_app_catalog === true) === (kind === 'app_catalog') && offeredVersions(image).length > 0,
    )
    .toSorted(
      (a, b) =>
        (a.ui_position ?? Infinity) - (b.ui_position ?? Infinity) || a.display_name.localeCompare(b.display_name),
    );
}
