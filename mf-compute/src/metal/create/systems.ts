import { METAL_IDENTIFIER } from '@console/contract/metal-identifier';
import type { MetalOsCatalogue, MetalSpec } from '@console/contract/metal';

type Os = MetalOsCatalogue['os'][number];

/** A kind of operating system with the versions that can be ordered. */
export interface SystemChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly versions: readonly Os[];
}

/**
 * What a server type can be installed with: systems that are ready for it and published, by type, in the order of the
 * catalogue. One whose id breaks the rule of identifiers could not be ordered. (spec 3, sections 3 and 5)
 */
export function systemsFor(
  catalogue: MetalOsCatalogue,
  spec: Pick<MetalSpec, 'ready_os_ids'> | undefined,
): SystemChoice[] {
  const ready = new Set(spec?.ready_os_ids ?? []);
  const offered = catalogue.os.filter(
    (os) => ready.has(os.os_id) && os.is_published !== false && METAL_IDENTIFIER.test(os.os_id),
  );
  const known = new Set(catalogue.os_types.map(({ os_type_id }) => os_type_id));
  const nameless = [...new Set(offered.map(({ os_type_id }) => os_type_id))].filter((id) => !known.has(id));
  const types = [
    ...catalogue.os_types,
    ...nameless.map((os_type_id) => ({ os_type_id, title: os_type_id, icon: undefined })),
  ];
  return types.flatMap(({ os_type_id, title, icon }) => {
    const versions = offered.filter((os) => os.os_type_id === os_type_id);
    return versions.length === 0 ? [] : [{ id: os_type_id, title, icon: icon || undefined, versions }];
  });
}
