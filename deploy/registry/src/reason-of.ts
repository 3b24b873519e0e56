/** What is told of something that was thrown: its message, which need not be an Error's. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
