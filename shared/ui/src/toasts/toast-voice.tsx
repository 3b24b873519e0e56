import type { ReactNode } from 'react';
import { useState } from 'react';
import { useToastStore } from './toast-store';

/**
 * Reads toasts out inside of a modal: while that is open, screen readers know of nothing else in the page, the toasts that
 * are drawn above it included. What was said before it opened is not said again.
 */
export function ToastVoice(): ReactNode {
  const spoken = useToastStore((state) => state.spoken);
  const [before] = useState(spoken);
  return (
    <div className="ui-hidden" aria-live="assertive">
      {spoken
        .filter((toast) => !before.includes(toast))
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}
