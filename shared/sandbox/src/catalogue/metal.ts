import type { WireResponseOf } from '@console/contract/endpoint';
import type { listMetalOs, listMetalSpecs } from '@console/contract/metal';
import { stableId } from './stable-id';

const linux = ['ubuntu-24-04', 'ubuntu-22-04', 'debian-12', 'almalinux-9', 'rocky-9'];

/** Server types with their price per month in EUR, and how many are free in each location. */
const table = [
  ['epyc-9354p-nvme', 'EPYC 9354P, 384 GB', '8 × 3.84 TB NVMe', '32 cores at 3.25 GHz, 2 × 25 Gbit/s', 412, 2],
  ['ryzen-7950x', 'Ryzen 9 7950X, 128 GB', '2 × 1.92 TB NVMe', '16 cores at 4.5 GHz, 2 × 10 Gbit/s', 149, 4],
  ['xeon-e2388g', 'Xeon E-2388G, 64 GB', '2 × 960 GB SSD', '8 cores at 3.2 GHz, 1 × 10 Gbit/s', 79, 5],
  [
    'xeon-e2388g-windows',
    'Xeon E-2388G, 64 GB, Windows',
    '2 × 960 GB SSD',
    '8 cores at 3.2 GHz, licence included',
    119,
    2,
  ],
  ['xeon-e2388g-storage', 'Xeon E-2388G, 64 GB, storage', '6 × 16 TB HDD', '8 cores at 3.2 GHz, 2 × 10 Gbit/s', 139, 0],
  ['epyc-7313p', 'EPYC 7313P, 128 GB', '2 × 1.92 TB NVMe', '16 cores at 3.0 GHz, 2 × 10 Gbit/s', 189, 3],
  ['epyc-7313p-storage', 'EPYC 7313P, 128 GB, storage', '12 × 18 TB HDD', '16 cores at 3.0 GHz, 2 × 25 Gbit/s', 329, 0],
  ['epyc-9124-gpu', 'EPYC 9124, 256 GB, 2 GPU', '4 × 1.92 TB NVMe', '16 cores at 3.0 GHz, 2 × L40S 48 GB', 690, 0],
] as const;

export type MetalSpecKey = (typeof table)[number][0];

export const specId = (key: MetalSpecKey): string => stableId(`metal/${key}`);

export interface MetalSpecFacts {
  readonly uuid: string;
  readonly pricePerMonth: number;
  /** Machines that stand ready in each location of a new site. */
  readonly stock: number;
  /** As the API shows it, but for whether one is free now: that depends on the location's machines. */
  readonly wire: Omit<WireResponseOf<typeof listMetalSpecs>[number], 'is_available'>;
}

/** Server types; their price stands in the price list under their own uuid. */
export const metalSpecs: readonly MetalSpecFacts[] = table.map(
  ([key, title, subtitle, description, pricePerMonth, stock]) => ({
    uuid: specId(key),
    pricePerMonth,
    stock,
    wire: {
      uuid: specId(key),
      title,
      subtitle,
      description,
      is_visible: true,
      ready_os_ids: key === 'xeon-e2388g-windows' ? ['windows-2022'] : linux,
    },
  }),
);

export const metalSpec = (uuid: string): MetalSpecFacts | undefined => metalSpecs.find((spec) => spec.uuid === uuid);

const os = (os_id: string, os_type_id: string, version_title: string, is_published = true) => ({
  os_id,
  os_type_id,
  version_title,
  is_published,
});

export const metalOs: WireResponseOf<typeof listMetalOs> = {
  os_types: [
    { os_type_id: 'ubuntu', title: 'Ubuntu' },
    { os_type_id: 'debian', title: 'Debian' },
    { os_type_id: 'almalinux', title: 'AlmaLinux' },
    { os_type_id: 'rocky', title: 'Rocky Linux' },
    { os_type_id: 'windows', title: 'Windows Server' },
  ],
  os: [
    os('ubuntu-24-04', 'ubuntu', '24.04 LTS'),
    os('ubuntu-22-04', 'ubuntu', '22.04 LTS'),
    os('debian-12', 'debian', '12'),
    os('debian-11', 'debian', '11', false),
    os('almalinux-9', 'almalinux', '9'),
    os('rocky-9', 'rocky', '9'),
    os('windows-2022', 'windows', '2022'),
  ],
};

/** Whether an operating system can be ordered: it is in the catalogue, and published. */
export const isPublishedOs = (osId: string): boolean =>
  metalOs.os.some((row) => row.os_id === osId && row.is_published === true);
