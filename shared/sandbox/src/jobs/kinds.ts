/**
 * How long operations take, in ms, at speed 1. Create, stop, start and delete of a machine are as measured on a real
 * cloud; the rest is estimated beside them.
 */
export const durations = {
  'vm.create': 33_000,
  'vm.stop': 22_000,
  'vm.start': 4_000,
  'vm.delete': 1_000,
  'vm.rescue_start': 6_000,
  'vm.clone': 60_000,
  'vm.rebuild': 45_000,
  'vm.reinstall': 40_000,
  'vm.snapshot': 12_000,
  'vm.replica_delete': 2_000,
  'vm.disk_add': 5_000,
  'vm.disk_resize': 4_000,
  'vm.disk_delete': 3_000,
  'service.create': 60_000,
  'service.delete': 5_000,
  'service.start': 4_000,
  'service.stop': 22_000,
  'service.rebuild': 45_000,
  'load_balancer.create': 14_000,
  'load_balancer.delete': 3_000,
  'metal.install': 1_560_000,
  'metal.clean': 900_000,
} as const;

export type JobKind = keyof typeof durations;
