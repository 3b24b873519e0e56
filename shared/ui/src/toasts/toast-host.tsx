import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useShortcut } from '../keys/shortcuts';
import { useText } from '../text/ui-messages';
import { followLastingToasts } from './lasting';
import { ToastItem } from './toast-item';
import { useToastStore } from './toast-store';
import { useWayBack } from './use-way-back';
import './toasts.css';

/**
 * Top right, 360 wide, 12 apart; light in both schemes. Alt and T lead to the newest, Escape leads back. It is no live region
 * itself: each toast is an alert, and would be read twice. (spec 1, section 9)
 */
export function ToastHost(): ReactNode {
  const t = useText();
  const toasts = useToastStore((state) => state.toasts);
  const frame = useRef<HTMLElement>(null);
  const { goBack, ...focus } = useWayBack(frame, toasts);
  useEffect(followLastingToasts, []);
  useShortcut('Alt+t', () => frame.current?.querySelector<HTMLElement>('[role=alert]')?.focus());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that leads out of it
    <section
      ref={frame}
      data-scheme="light"
      className="ui-toasts"
      aria-label={t('notifications')}
      onKeyDown={({ key }) => key === 'Escape' && goBack()}
      {...focus}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.spec.id} toast={toast} />
      ))}
    </section>
  );
}
