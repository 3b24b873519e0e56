import type { UiError } from '../parts/error-panel';
import { plainMessage } from '../parts/plain-message';
import { text as t } from '../text/ui-messages';
import type { ErrorOptions, SuccessOptions, ToastHandle, ToastPort, Toasts, ToastSpec } from './toast-types';

/** Errors within this time of the latest one are several at once. */
const BURST_MS = 1000;
/** Refresh of a progress toast. (spec 1, section 9) */
const PROGRESS_MS = 200;

interface Entry {
  message: string;
  correlationId: string | undefined;
  retry: (() => void) | undefined;
  isUnsure: boolean | undefined;
  onLeave: (() => void) | undefined;
}

interface Burst {
  id: string;
  at: number;
  entries: Entry[];
}

/** '<message in words> [correlation id]'; an id that the message carries already is not repeated. */
export function errorText(error: UiError | string): string {
  if (typeof error === 'string') return error;
  const { correlationId } = error;
  const message = plainMessage(error.message);
  return correlationId && !message.includes(correlationId) ? t('correlated', { message, id: correlationId }) : message;
}

const entryOf = (failure: UiError | string, { retry, isUnsure, onLeave }: ErrorOptions): Entry => ({
  message: errorText(failure),
  correlationId: typeof failure === 'string' ? undefined : failure.correlationId,
  retry,
  isUnsure,
  onLeave,
});

function burstSpec({ id, entries }: Burst): ToastSpec {
  const [first] = entries;
  const retries = entries.flatMap((entry) => (entry.retry ? [entry.retry] : []));
  const left = entries.flatMap((entry) => (entry.onLeave ? [entry.onLeave] : []));
  const many = entries.length > 1;
  const ids = [...new Set(entries.flatMap(({ correlationId }) => correlationId ?? []))];
  return {
    id,
    kind: 'error',
    text: many ? t('manyErrors', { count: entries.length }) : t('errorToast', { message: first?.message ?? '' }),
    ...(many && { list: entries.map((entry) => entry.message) }),
    ...(ids.length > 0 && { copy: ids.join('\n') }),
    autoClose: retries.length === 0 && !first?.isUnsure,
    ...(left.length > 0 && { onLeave: () => left.forEach((leave) => leave()) }),
    ...(retries.length > 0 && {
      action: { label: t(first?.isUnsure ? 'sendAgain' : 'retry'), onClick: () => retries.forEach((retry) => retry()) },
    }),
  };
}

const successSpec = (id: string, text: string, { view, detail }: SuccessOptions = {}): ToastSpec => ({
  id,
  kind: 'success',
  text,
  autoClose: true,
  ...(detail && { detail }),
  ...(view && { action: { label: t('view'), ...view } }),
});

/** The rules of toasts over a place that draws them. (spec 1, sections 4, 8 and 9) */
export function createToasts(port: ToastPort, now: () => number = () => Date.now()): Toasts {
  const shown = new WeakSet<object>();
  let burst: Burst | undefined;
  let count = 0;
  const nextId = (): string => `toast-${(count += 1)}`;

  /** Whether an error is told for the first time; words alone are news each time. */
  function isNews(failure: UiError | string): boolean {
    if (typeof failure === 'string') return true;
    if (shown.has(failure)) return false;
    shown.add(failure);
    return true;
  }

  /**
   * Shows an error, as one with those that it comes together with.
   * @param running the toast whose end it is, while that is there
   */
  function tell(entry: Entry, running?: string): void {
    const joins = burst && (burst.entries.length > 1 || now() - burst.at <= BURST_MS);
    if (burst && joins && !entry.isUnsure && port.isActive(burst.id)) {
      burst.entries.push(entry);
      burst.at = now();
      port.update(burstSpec(burst));
      if (running !== undefined) port.dismiss(running);
      return;
    }
    const alone: Burst = { id: running ?? nextId(), at: now(), entries: [entry] };
    if (running === undefined) port.show(burstSpec(alone));
    else port.update(burstSpec(alone));
    if (!entry.isUnsure) burst = alone;
  }

  function error(failure: UiError | string, options: ErrorOptions = {}): void {
    if (isNews(failure)) tell(entryOf(failure, options));
  }

  function dismiss(id: string): void {
    if (port.isActive(id)) port.dismiss(id);
    else console.warn(`Toast ${id} is not active`);
  }

  /** Ends a running toast in place; when it was closed meanwhile, the end is news again. */
  const handleOf = (id: string, stop: () => void = () => undefined): ToastHandle => {
    const end = (spec: ToastSpec): void => {
      stop();
      if (port.isActive(id)) port.update(spec);
      else port.show({ ...spec, id: nextId() });
    };
    return {
      id,
      success: (text, options) => end(successSpec(id, text, options)),
      error: (failure, options = {}) => {
        stop();
        const running = port.isActive(id) ? id : undefined;
        if (isNews(failure)) tell(entryOf(failure, options), running);
        else if (running !== undefined) port.dismiss(running);
      },
      dismiss: () => {
        stop();
        dismiss(id);
      },
    };
  };

  const plain = (kind: 'info' | 'warning') => (text: string) =>
    port.show({ id: nextId(), kind, text, autoClose: true });

  return {
    success: (text, options) => port.show(successSpec(nextId(), text, options)),
    info: plain('info'),
    warning: plain('warning'),
    error,
    loading: (text) => {
      const id = nextId();
      port.show({ id, kind: 'loading', text, autoClose: false });
      return handleOf(id);
    },
    progress: (text, { progress, note, fold }) => {
      const id = nextId();
      const spec = (): ToastSpec => {
        const share = Math.max(0, Math.min(1, progress()));
        // Full is only what has ended.
        return {
          id,
          kind: 'progress',
          text,
          autoClose: false,
          progress: Math.min(share, 0.99),
          ...(note && { detail: note(share) }),
        };
      };
      port.show(spec());
      const shownAt = now();
      const timer = setInterval(() => {
        const isDue = fold !== undefined && now() - shownAt >= fold.after && !port.isHeld(id);
        if (port.isActive(id) && !isDue) {
          port.update(spec());
          return;
        }
        clearInterval(timer);
        if (!port.isActive(id)) return;
        port.dismiss(id);
        fold?.onFold();
      }, PROGRESS_MS);
      return handleOf(id, () => clearInterval(timer));
    },
    dismiss,
  };
}
