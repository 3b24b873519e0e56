import { stableId } from '../catalogue/stable-id';
import { serviceKind } from '../catalogue/services';
import type { ServiceNodeRow } from '../model/services';
import { randomFrom } from './random';

/** A node that runs; its disk is known by the node, so that seeds draw no more numbers than they did. */
export const seedNode = (
  uuid: string,
  size: { readonly vcpu: number; readonly memory: number; readonly disk: number },
): ServiceNodeRow => ({ uuid, ...size, disk_uuid: stableId(`service-disk/${uuid}`), status: 'running' });

/** What a service has beside its nodes, likewise known by the service. */
export const seedServiceParts = (uuid: string, service: string) => ({
  status: 'active' as const,
  virtual_ip_uuid: stableId(`service-ip/${uuid}`),
  sql_pass: serviceKind(service)?.sqlPort ? randomFrom(`service-password/${uuid}`).text(16) : null,
});
