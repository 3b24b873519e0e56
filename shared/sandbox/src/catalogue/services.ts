import type { WireAnswerOf } from '@console/contract/endpoint';
import type { listServiceImages } from '@console/contract/service';

type ServiceImage = WireAnswerOf<typeof listServiceImages>[number];

/** What a managed service costs more than the same machine. */
export const SERVICE_MULTIPLIER = 3;

/** What can be ordered as a managed service; kubernetes only where the site offers it. */
export function serviceImages(offersKubernetes: boolean): ServiceImage[] {
  const databases: ServiceImage[] = [
    {
      service_name: 'postgresql',
      display_name: 'PostgreSQL',
      description: 'Relational database with weekly backups and an optional standby node.',
      versions: ['16.4', '15.8', '14.13'],
      is_external: false,
      is_multi_node_available: true,
      read_more_url: 'https://www.postgresql.org/about/',
    },
    {
      service_name: 'mariadb',
      display_name: 'MariaDB',
      description: 'Relational database, compatible with MySQL clients.',
      versions: ['11.4', '10.11'],
      is_external: false,
      is_multi_node_available: true,
      read_more_url: 'https://mariadb.org/about/',
    },
  ];
  if (!offersKubernetes) return databases;
  return [
    ...databases,
    {
      service_name: 'kubernetes',
      display_name: 'Kubernetes',
      description: 'A cluster with a managed control plane.',
      versions: ['1.33', '1.32'],
      is_external: false,
      is_multi_node_available: true,
      read_more_url: 'https://kubernetes.io/docs/concepts/overview/',
    },
  ];
}
