/**
 * Name of the page's table of files that are loaded on demand: subresource integrity by file name. The edge writes it, the
 * loaders of the shell and the remotes read it.
 */
export const PAGE_INTEGRITY = 'consoleIntegrity';
