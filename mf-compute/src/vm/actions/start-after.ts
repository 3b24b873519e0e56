import * as v from 'valibot';
import { call, lookUp, unreadError } from '@console/api';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import { listVms, type Vm } from '@console/contract/vm';
import { text } from '../../texts';
import { sendPower, wasStoppedHere } from './power';
import { actionsText } from './texts';

const Start = v.object({
  of: v.picklist(['restart', 'restore']),
  /** It ran before: that it is stopped shows that the first half is done. */
  ran: v.boolean(),
  /** The first half is done: that it runs shows that the start was sent. */
  isStopped: v.boolean(),
});

/** @throws ApiError where it cannot be read */
async function read({ location, uuid }: FollowUpSubject): Promise<Vm | undefined> {
  const vm = lookUp(await call(listVms, { location }), 'uuid', uuid);
  if (vm === 'unread') throw unreadError();
  return vm;
}

/**
 * The start of a machine that is stopped for something: written down before it is stopped, for a page that goes in between
 * would leave it stopped.
 */
export const startFollowUp = defineFollowUp<v.InferOutput<typeof Start>>({
  name: 'vm.start',
  area: 'mf-compute',
  schema: Start,
  run: async (vm) => {
    if ((await read(vm))?.status !== 'running') await sendPower(vm, 'start');
  },
  done: ({ name }, { of }) => text(of === 'restart' ? 'power.restarted' : 'power.started', { name }),
  failed: ({ name }, _, { message, isRefused }) =>
    actionsText(isRefused ? 'startAfter.refused' : 'startAfter.failed', { name, reason: message }),
  // Looks before it starts it.
  isRepeatable: true,
  afterReload: {
    isDue: async (vm, { ran, isStopped }) => {
      const status = (await read(vm))?.status;
      return status === 'stopped' ? (ran || isStopped) && !wasStoppedHere(vm.uuid) : isStopped && status === 'running';
    },
    dropped: ({ name }, { of }) => actionsText(`startAfter.not.${of}`, { name }),
  },
});
