/** Longest text of a request, and of a line of a form, where no rule says another length; made up, as no rule says one. */
export const LONGEST_TEXT = 255;

/** What is wrong with a text of more characters. */
export const tooLong = (most: number): string => `At most ${most} characters`;
