import type { FocusEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { CopyButton } from '../parts/copy';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { Link } from '../parts/link';
import { useText } from '../text/ui-messages';
import type { Holder } from './toast-queue';
import type { ToastKind, ToastSpec } from './toast-types';

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

export interface ToastBodyProps {
  spec: ToastSpec;
  close: () => void;
  /** Whether somebody is at it: it stays meanwhile. */
  hold: (holder: Holder, isHeld: boolean) => void;
}

/** The content of a toast. */
export function ToastBody({ spec, close, hold }: ToastBodyProps): ReactNode {
  const t = useText();
  const { kind, text, detail, list, copy, action, progress } = spec;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The drawing library names its bar in English, and has no setting for it.
    const bar = body.current?.closest('.Toastify__toast')?.querySelector('[role="progressbar"]');
    if (kind === 'progress') bar?.setAttribute('aria-label', text);
    // The bar of a toast that will go is hidden from readers: a name would only get in the way of those who look for one.
    else bar?.removeAttribute('aria-label');
  }, [kind, text]);
  const act = (): void => {
    close();
    action?.onClick?.();
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      hold('keyboard', false);
  };
  const isMoving = kind === 'loading' || kind === 'progress';
  return (
    <div
      ref={body}
      className={`ui-toast ${kind}`}
      onFocus={() => hold('keyboard', true)}
      onBlur={leave}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
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
      <button type="button" className="ui-copy" aria-label={t('close')} onClick={close}>
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}
