// A name in a comment, like stopVm, is nobody's business.
export const kind = 'bucket';
export const row = <tr data-kind="load_balancer">{`resizeVmDisk of ${kind}`}</tr>;
