import type { CSSProperties, FocusEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../parts/class-names';
import { CopyButton } from '../parts/copy';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { Link } from '../parts/link';
import { useText } from '../text/ui-messages';
import { useLastingToasts } from './lasting';
import { closeToast, forgetToast, holdToast, leaveToast, type ShownToast } from './toast-store';
import type { ToastKind, ToastSpec } from './toast-types';

/** Spec 1, section 9. */
const AUTO_CLOSE_MS = 5000;
/** Of its width; a toast that is dragged further is closed. (spec 1, section 9) */
const DRAG_SHARE = 0.8;
/** Twice the .12s of toasts.css: it fades, then the others close up. */
const LEAVE_MS = 240;

const ICON: Record<ToastKind, IconName> = {
  loading: 'loader',
  progress: 'loader',
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

/** Several messages. Those that were read out before are not read again when one more comes. */
function Messages({ list }: { list: readonly string[] }): ReactNode {
  const t = useText();
  return (
    // A list that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="ui-toast-list" tabIndex={0} aria-label={t('messages')}>
      {list.map((message, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- messages may be the same, and only the end grows
        <li key={index} aria-live={index < list.length - 1 ? 'off' : undefined}>
          {message}
        </li>
      ))}
    </ul>
  );
}

/** A toast's content; whoever is at it, by pointer or keyboard, holds it. */
function Content({ spec }: { spec: ToastSpec }): ReactNode {
  const t = useText();
  const { id, kind, text, detail, list, copy, action, progress } = spec;
  const act = (): void => {
    closeToast(id);
    action?.onClick?.();
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      holdToast(id, 'keyboard', false);
  };
  const isMoving = kind === 'loading' || kind === 'progress';
  return (
    <div
      className="ui-toast"
      onFocus={() => holdToast(id, 'keyboard', true)}
      onBlur={leave}
      onPointerEnter={() => holdToast(id, 'pointer', true)}
      onPointerLeave={() => holdToast(id, 'pointer', false)}
    >
      <Icon name={ICON[kind]} {...(isMoving && { className: 'ui-spin' })} />
      <div className="bd">
        <b>{text}</b>
        {detail && (
          // What changes five times a second must not be read out each time.
          <div className="ui-mut ui-small" aria-hidden={progress === undefined ? undefined : true}>
            {detail}
          </div>
        )}
        {list && <Messages list={list} />}
      </div>
      {action &&
        (action.to === undefined ? (
          <button type="button" className="ui-txtbtn brand" onClick={act}>
            {action.label}
          </button>
        ) : (
          <Link strong to={action.to} onClick={act}>
            {action.label}
          </Link>
        ))}
      {copy && <CopyButton value={copy} label={t('correlationId')} />}
      <button type="button" className="ui-copy" aria-label={t('close')} onClick={() => leaveToast(id)}>
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}

/**
 * The line at the lower edge: how far a job is, or, unseen, the time that is left. It is a clock by an animation, which
 * stops while the toast is held.
 */
function Line({ toast: { spec, heldBy, revision } }: { toast: ShownToast }): ReactNode {
  const { id, text, progress, autoClose } = spec;
  const isLasting = useLastingToasts(({ isOn }) => isOn);
  if (progress !== undefined) {
    return (
      <i
        className="ui-toast-line"
        role="progressbar"
        aria-label={text}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{ transform: `scaleX(${progress})` }}
      />
    );
  }
  return autoClose && !isLasting ? (
    <i
      key={revision}
      className="ui-toast-line clock"
      role="progressbar"
      aria-hidden="true"
      style={{ animationDuration: `${AUTO_CLOSE_MS}ms`, animationPlayState: heldBy.length > 0 ? 'paused' : 'running' }}
      onAnimationEnd={() => closeToast(id)}
    />
  ) : null;
}

/** Follows a finger sideways, and closes the toast when it was taken far enough. */
function useDrag(id: string) {
  const start = useRef<number>(undefined);
  const [style, setStyle] = useState<CSSProperties>({});
  /** How far it is dragged, of what closes it. */
  const shareOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number =>
    start.current === undefined ? 0 : Math.abs(clientX - start.current) / (currentTarget.offsetWidth * DRAG_SHARE);
  const letGo = (): void => {
    start.current = undefined;
    setStyle({});
  };
  return {
    style,
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'touch') start.current = clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const transform = `translateX(${event.clientX - start.current}px)`;
      setStyle({ transform, opacity: 1 - shareOf(event), transition: 'none' });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (shareOf(event) > 1) leaveToast(id);
      else letGo();
    },
    onPointerCancel: letGo,
  };
}

/** One toast: read out as an alert, gone after its time, dragged away by a finger. */
export function ToastItem({ toast }: { toast: ShownToast }): ReactNode {
  const { spec, isLeaving } = toast;
  const { id, kind } = spec;
  const drag = useDrag(id);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => forgetToast(id), LEAVE_MS);
    return () => window.clearTimeout(timer);
  }, [isLeaving, id]);
  return (
    <div className={cx('ui-toast-slot', isLeaving && 'out')}>
      <div
        className={cx('ui-toast-box', kind === 'progress' ? 'success' : kind)}
        tabIndex={0}
        {...(!isLeaving && { role: 'alert' })}
        {...drag}
      >
        <Content spec={spec} />
        <Line toast={toast} />
      </div>
    </div>
  );
}
