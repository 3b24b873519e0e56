/**
 * The groups that the shell provides on demand. The federation runtime provides a lazily shared module only if the
 * shell's graph refers to it; here is that one reference.
 */
export const sharedGroups = {
  data: () => import('@console/ui/data'),
  forms: () => import('@console/ui/forms'),
} as const;
