import type { HandlersOf } from '../context';
import { after, operateOn, settled } from './operation';

const FORCED_STOP = 0.1;

const starting = { from: ['stopped'], failure: 'Failed to start virtual machine' } as const;

export const powerHandlers = {
  async startVm(ctx, { uuid }) {
    await operateOn(ctx, uuid, { kind: 'vm.start', ...starting });
    return after(ctx, uuid);
  },

  async startVmRescue(ctx, { uuid }) {
    await operateOn(ctx, uuid, { kind: 'vm.rescue_start', ...starting });
    return after(ctx, uuid);
  },

  async stopVm(ctx, { uuid, force }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.stop',
      from: ['running'],
      failure: 'Failed to stop virtual machine',
      begin: () => ({ during: 'stopping' }),
      ...(force ? { factor: FORCED_STOP } : {}),
    });
    return after(ctx, uuid);
  },

  async deleteVm(ctx, { uuid }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.delete',
      from: settled,
      failure: 'Failed to delete virtual machine',
      begin: () => ({ during: 'deleted' }),
    });
    return { success: true };
  },
} satisfies HandlersOf<'startVm' | 'startVmRescue' | 'stopVm' | 'deleteVm'>;
