import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useShortcut } from '../keys/shortcuts';
import { useText } from '../text/ui-messages';
import { ToastItem } from './toast-item';
import { useToastStore } from './toast-store';
import './toasts.css';

/**
 * Top right, 360 wide, 12 apart; light in both schemes. Alt and T lead to the newest. It is no live region itself: each
 * toast is an alert, and would be read twice. (spec 1, section 9)
 */
export function ToastHost(): ReactNode {
  const t = useText();
  const toasts = useToastStore((state) => state.toasts);
  const frame = useRef<HTMLElement>(null);
  useShortcut('Alt+t', () => frame.current?.querySelector<HTMLElement>('[role=alert]')?.focus());
  return (
    <section ref={frame} data-scheme="light" className="ui-toasts" aria-label={t('notifications')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.spec.id} toast={toast} />
      ))}
    </section>
  );
}
