import { createBrowserChoice } from '../root/browser-choice';

/** Whether keys that are pressed without Ctrl, Cmd or Alt are shortcuts. (WCAG 2.1.4) */
export const { useChoice: useOneKeyShortcuts, follow: followOneKeyChoice } = createBrowserChoice(
  'oneKeyShortcuts',
  true,
);
