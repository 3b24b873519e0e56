import { call, lookUp } from '@console/api';
import { listNetworks } from '@console/contract/network';
import { listServices } from '@console/contract/service';
import { deleteService } from '@console/contract/service-package';
import { defineDeletion } from '@console/domain/deletion';
import { serviceMarks } from '../marks';

/** Deletes services, and then the floating IPs that are not to be kept. */
export const serviceDeletion = defineDeletion({
  kind: 'service',
  area: 'mf-network',
  remove: ({ uuid }) => call(deleteService, { uuid }),
  isGone: async ({ uuid }) => {
    const service = lookUp(await call(listServices, {}), 'uuid', uuid);
    return service === undefined || (service !== 'unread' && service.is_deleted === true);
  },
  marks: serviceMarks,
  shownBy: listServices,
  changes: [listNetworks],
});
