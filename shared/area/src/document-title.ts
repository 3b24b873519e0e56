import { currentSite } from './site';

/** A title that was changed for a moment is restored after this. (spec 1, section 9) */
export const RESTORE_MS = 2000;

let title = '';
let timer: ReturnType<typeof setTimeout> | undefined;

const full = (text: string): string => {
  const { siteName } = currentSite().config;
  return text ? `${text} | ${siteName}` : siteName;
};

/** Sets the title of the document: '{title} | {siteName}'. */
export function setTitle(text: string): void {
  title = text;
  if (timer === undefined) document.title = full(title);
}

/** Changes the title for two seconds, for something that has just happened. */
export function flashTitle(text: string): void {
  clearTimeout(timer);
  document.title = full(text);
  timer = setTimeout(() => {
    timer = undefined;
    document.title = full(title);
  }, RESTORE_MS);
}
