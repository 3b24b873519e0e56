/** What must be equal for two versions to fit: the major number, below 1.0.0 the minor one too. */
const compatibility = (version: string): string =>
  version
    .split('.')
    .slice(0, version.startsWith('0.') ? 2 : 1)
    .join('.');

/** Whether an area that was built with one version of the contract between shell and areas runs in a shell of another. */
export const fitsContract = (theirs: string, ours: string): boolean => compatibility(theirs) === compatibility(ours);
