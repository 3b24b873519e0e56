import { isBusy } from '../../jobs/job';
import type { JobKind } from '../../jobs/kinds';
import { operate } from '../../jobs/settle';
import { withNodeStatus } from '../../jobs/service-jobs';
import { serviceKind } from '../../catalogue/services';
import type { ServiceNodeRow } from '../../model/services';
import type { Context, HandlersOf } from '../context';
import { named, refused } from '../errors';
import { nodeOf, nodeSnapshots, noSuchService, ownService, presentService } from './present';

interface Operation {
  readonly kind: JobKind;
  readonly from: readonly ServiceNodeRow['status'][];
  /** What others see until it is over. */
  readonly during: ServiceNodeRow['status'];
  readonly failure: string;
}

/** Begins an operation on a node, if it is in a state for it, waits until it is over, and answers the service. */
async function operateOn(ctx: Context, uuid: string, nodeUuid: string, operation: Operation) {
  const { pace = 1 } = serviceKind(ownService(ctx, uuid).service) ?? {};
  const begin = () => {
    const service = ownService(ctx, uuid);
    const node = nodeOf(service, nodeUuid);
    const isTaken = isBusy(ctx.site, nodeUuid) || isBusy(ctx.site, uuid);
    if (isTaken || !operation.from.includes(node.status)) throw named(operation.failure);
    ctx.store.services.put(withNodeStatus(service, nodeUuid, operation.during));
    return { id: nodeUuid, user_id: service.user_id };
  };
  await operate(ctx.site, operation.kind, begin, { factor: pace, detail: { service: uuid } });
  const after = ctx.store.services.get(uuid);
  if (!after) throw noSuchService(uuid);
  return presentService(ctx.site, after);
}

export const nodeHandlers = {
  startServiceNode: (ctx, { uuid, target_uuid }) =>
    operateOn(ctx, uuid, target_uuid, {
      kind: 'service.start',
      from: ['stopped'],
      during: 'stopped',
      failure: 'Failed to start virtual machine',
    }),

  stopServiceNode: (ctx, { uuid, target_uuid }) =>
    operateOn(ctx, uuid, target_uuid, {
      kind: 'service.stop',
      from: ['running'],
      during: 'stopping',
      failure: 'Failed to stop virtual machine',
    }),

  /** The node is down while its disk is put back, and runs afterwards. */
  rebuildServiceNode(ctx, { replica_uuid, service_package_uuid: uuid }) {
    const service = ownService(ctx, uuid);
    if (service.location !== ctx.location.slug) throw noSuchService(uuid);
    const node = service.nodes.find((row) =>
      nodeSnapshots(ctx.site, service, row).some((snapshot) => snapshot.uuid === replica_uuid),
    );
    if (!node) throw refused(`No such replica exists: ${replica_uuid}`);
    return operateOn(ctx, uuid, node.uuid, {
      kind: 'service.rebuild',
      from: ['running', 'stopped'],
      during: 'stopped',
      failure: 'Failed to rebuild virtual machine',
    });
  },
} satisfies HandlersOf<'startServiceNode' | 'stopServiceNode' | 'rebuildServiceNode'>;
