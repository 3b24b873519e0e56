import { createBrowserChoice } from '../root/browser-choice';

/** Whether toasts stay until they are closed, for whoever needs more than their five seconds. (WCAG 2.2.1) */
export const { useChoice: useLastingToasts, follow: followLastingToasts } = createBrowserChoice('lastingToasts', false);
