import { createToasts } from './create-toasts';
import { queuePort } from './toast-queue';
import type { Toasts } from './toast-types';

/** Short messages at the top right, usable from anywhere. Drawn by `<Toasts/>`. */
export const toast: Toasts = createToasts(queuePort);
