/** What the shell is called among the areas. */
export const SHELL = 'shell';
