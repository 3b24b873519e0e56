import { createToasts } from './create-toasts';
import { toastPort } from './toast-store';
import type { Toasts } from './toast-types';

/** Short messages at the top right, usable from anywhere. Drawn by `<Toasts/>`. */
export const toast: Toasts = createToasts(toastPort);
