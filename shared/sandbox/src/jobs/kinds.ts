/**
 * How long operations take, in ms, at speed 1. Create, stop, start and delete of a machine are as measured on a real
 * cloud; the rest is estimated beside them.
 */
export const durations = {
  'vm.create': 33_000,
  'vm.stop': 22_000,
  'vm.start': 4_000,
  'vm.delete': 1_000,
} as const;

export type JobKind = keyof typeof durations;
