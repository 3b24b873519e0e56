// The groups that the shell provides on demand. The federation runtime provides a lazily shared module only if the shell's
// graph refers to it; this is that one reference, and nothing here is ever called.
void [() => import('@console/ui/data'), () => import('@console/ui/forms'), () => import('@console/area/progress')];
