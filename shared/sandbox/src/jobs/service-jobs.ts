import { forgetMeter, stopMeter } from '../billing/metering';
import type { ServiceNodeRow, ServiceRow } from '../model/services';
import type { SiteStore } from '../store/store';
import type { Finisher, Finishers } from './job';
import { unassignAddresses } from './vm-jobs';

/** A service with one of its nodes in another state. */
export const withNodeStatus = (service: ServiceRow, node: string, status: ServiceNodeRow['status']): ServiceRow => ({
  ...service,
  nodes: service.nodes.map((row) => (row.uuid === node ? { ...row, status } : row)),
});

/** A creation that fails leaves nothing behind, and costs nothing. */
function undoCreation(store: SiteStore, uuid: string): void {
  const addresses = store.ips.by('assigned', uuid).map((ip) => ip.id);
  for (const id of addresses) store.ips.delete(id);
  for (const owner of [uuid, ...addresses]) forgetMeter(store, owner);
  store.services.delete(uuid);
}

const nodeBecomes =
  (status: ServiceNodeRow['status']): Finisher =>
  ({ store }, { target, detail }, at) => {
    const service = store.services.get(String(detail?.['service']));
    if (service) store.services.put({ ...withNodeStatus(service, target, status), updated: at });
  };

/** What operations on managed services and their nodes lead to. */
export const serviceFinishers = {
  'service.create'({ store }, { target, fails }) {
    const service = store.services.get(target);
    if (fails || !service) undoCreation(store, target);
    else
      store.services.put({
        ...service,
        status: 'active',
        nodes: service.nodes.map((node) => ({ ...node, status: 'running' })),
      });
  },
  'service.delete'(site, { target }, at) {
    const { store } = site;
    const service = store.services.get(target);
    if (!service) return;
    store.deletedServices.put({ ...service, deleted: at });
    store.services.delete(target);
    stopMeter(store, target, at);
    unassignAddresses(site, target, at);
  },
  'service.start': nodeBecomes('running'),
  'service.stop': nodeBecomes('stopped'),
  'service.rebuild': nodeBecomes('running'),
} satisfies Finishers<'service.create' | 'service.delete' | 'service.start' | 'service.stop' | 'service.rebuild'>;
