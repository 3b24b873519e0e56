import { codeRequest, type CodeRequest } from '@console/api';
import { deleteIpAddress } from '@console/contract/ip-address';
import { assignIpAddress } from '@console/contract/ip-address-change';
import { rebuildServiceNode, startServiceNode, stopServiceNode } from '@console/contract/service-node';
import { deleteService, updateService } from '@console/contract/service-package';
import { addToServiceWhitelist, removeFromServiceWhitelist } from '@console/contract/service-whitelist';
import { destination } from '@console/domain/addresses';
import { nodeActions, serviceActions, type NodeAction, type ServiceAction } from '../can';
import { serviceHost } from '../facts';
import type { ServiceView } from '../use-services';

type Service = Pick<ServiceView, 'uuid' | 'location'>;

/** What the calls to name, pay for and put back a service are made of. */
export const renameParams = ({ uuid }: Service, display_name: string) => ({ uuid, display_name });
export const moveParams = ({ uuid }: Service, billing_account_id: number) => ({ uuid, billing_account_id });
export const nodeParams = ({ uuid }: Service, { id }: { readonly id: string }) => ({ uuid, target_uuid: id });
export const restoreParams = ({ uuid, location }: Service, snapshot: { readonly uuid: string }) => ({
  location,
  replica_uuid: snapshot.uuid,
  service_package_uuid: uuid,
});
export const entryParams = ({ uuid }: Service, ip_address: string) => ({ uuid, ip_address });

/** The service first, then the addresses that are not to be kept. */
export const deleteRequests = ({ uuid, location }: Service, release: readonly string[]): CodeRequest[] => [
  codeRequest(deleteService, { uuid }),
  ...release.map((address) => codeRequest(deleteIpAddress, { location, address })),
];

/** What of a service's page can be seen as code. */
export const codeActions = [...serviceActions, 'disallow', ...nodeActions] as const;
export type CodeAction = ServiceAction | NodeAction | 'disallow';

const AN_ADDRESS = '203.0.113.7';

/**
 * The calls of an action on a service, with what the service has now in the place of what would be chosen; undefined where
 * there is nothing that it could be done with. The secret of a database is not among them: it is read, and shown on request.
 */
export function requestsOf(action: CodeAction, service: ServiceView): readonly CodeRequest[] | undefined {
  const [node] = service.nodes;
  const [entry = AN_ADDRESS] = service.whitelist_addresses ?? [];
  const snapshot = service.nodes.flatMap(({ snapshots }) => snapshots)[0];
  const { location, uuid } = service;
  switch (action) {
    case 'rename':
      return [codeRequest(updateService, renameParams(service, service.name))];
    case 'moveAccount':
      return service.billing_account == null
        ? undefined
        : [codeRequest(updateService, moveParams(service, service.billing_account))];
    case 'network':
      return [
        codeRequest(assignIpAddress, {
          location,
          address: service.addresses[0] ?? AN_ADDRESS,
          ...destination({ kind: 'service', uuid }, serviceHost(service) ?? ''),
        }),
      ];
    case 'allow':
      return [codeRequest(addToServiceWhitelist, entryParams(service, AN_ADDRESS))];
    case 'disallow':
      return [codeRequest(removeFromServiceWhitelist, entryParams(service, entry))];
    case 'start':
      return node && [codeRequest(startServiceNode, nodeParams(service, node))];
    case 'stop':
      return node && [codeRequest(stopServiceNode, nodeParams(service, node))];
    case 'restore':
      return snapshot && [codeRequest(rebuildServiceNode, restoreParams(service, snapshot))];
    case 'delete':
      return deleteRequests(service, []);
  }
}
