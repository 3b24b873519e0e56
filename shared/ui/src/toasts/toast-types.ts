import type { UiError } from '../parts/error-panel';

/** Progress looks like success: it is one on its way. (spec 1, section 4) */
export type ToastKind = 'loading' | 'success' | 'info' | 'warning' | 'error' | 'progress';

export interface ToastAction {
  label: string;
  to?: string;
  onClick?: () => void;
}

/** One toast as data. */
export interface ToastSpec {
  id: string;
  kind: ToastKind;
  text: string;
  /** Quiet second line. */
  detail?: string;
  /** Several messages, each on a line of its own. */
  list?: readonly string[];
  /** Correlation id that can be copied. */
  copy?: string;
  action?: ToastAction;
  /** False: stays until closed. Otherwise it goes after 5000 ms, unless a person has all of them stay. */
  autoClose: boolean;
  /** Called when a person closes it instead of taking its action. */
  onLeave?: () => void;
  /** 0..1, drawn as a line at the lower edge. */
  progress?: number;
}

/** Where toasts are drawn. */
export interface ToastPort {
  show: (spec: ToastSpec) => void;
  update: (spec: ToastSpec) => void;
  dismiss: (id: string) => void;
  isActive: (id: string) => boolean;
  /** Whether somebody is at it, by pointer or keyboard. */
  isHeld: (id: string) => boolean;
}

export interface SuccessOptions {
  /** Adds 'View'. */
  view?: { to?: string; onClick?: () => void };
  detail?: string;
}

export interface ErrorOptions {
  /** Adds 'Retry'; the toast then stays until it is closed. */
  retry?: () => void;
  /**
   * Nobody knows whether it was carried out all the same: the toast stands alone and stays until it is closed, and 'Retry'
   * is 'Send again', which the message helps to decide.
   */
  isUnsure?: boolean;
  /** Called when a person closes it and leaves it at that. */
  onLeave?: () => void;
}

export interface ProgressOptions {
  /** Share done, 0..1; asked every 200 ms. */
  progress: () => number;
  /** Second line for that share. */
  note?: (share: number) => string;
  /** For what is shown elsewhere, too: after so many milliseconds the toast makes room, unless somebody is at it. */
  fold?: { after: number; onFold: () => void };
}

export interface ToastHandle {
  id: string;
  success: (text: string, options?: SuccessOptions) => void;
  error: (error: UiError | string, options?: ErrorOptions) => void;
  dismiss: () => void;
}

export interface Toasts {
  success: (text: string, options?: SuccessOptions) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
  /**
   * 'Error: <message> [correlation id]'. The same object is shown once. Several at once become one, and those that come
   * while it is open join it.
   */
  error: (error: UiError | string, options?: ErrorOptions) => void;
  loading: (text: string) => ToastHandle;
  progress: (text: string, options: ProgressOptions) => ToastHandle;
  /** Takes a toast away; one that is not there is a warning in the log. */
  dismiss: (id: string) => void;
}
