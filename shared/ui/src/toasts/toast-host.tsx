import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useText } from '../text/ui-messages';
import { ToastBody } from './toast-body';
import { connectDrawing, toastClosed, toastHeld } from './toast-queue';
import type { ToastSpec } from './toast-types';
import './toasts.css';

const AUTO_CLOSE_MS = 5000;
const Movement = cssTransition({ enter: 'ui-toast-in', exit: 'ui-toast-out', collapseDuration: 120 });

const typeOf = ({ kind }: ToastSpec): NonNullable<ToastOptions['type']> => {
  if (kind === 'loading') return 'default';
  return kind === 'progress' ? 'success' : kind;
};

function optionsOf(spec: ToastSpec): ToastOptions {
  return {
    toastId: spec.id,
    type: typeOf(spec),
    autoClose: spec.autoClose ? AUTO_CLOSE_MS : false,
    hideProgressBar: spec.progress === undefined,
    ...(spec.progress !== undefined && { progress: spec.progress }),
    onClose: () => toastClosed(spec.id),
  };
}

const bodyOf =
  (spec: ToastSpec) =>
  ({ closeToast }: { closeToast: (reason?: boolean) => void }): ReactNode => (
    <ToastBody
      spec={spec}
      close={() => closeToast(true)}
      hold={(holder, isHeld) => {
        toastHeld(spec.id, holder, isHeld);
        // The drawing library itself knows of pointers only.
        if (holder === 'keyboard') toast[isHeld ? 'pause' : 'play']({ id: spec.id });
      }}
    />
  );

const drawing = {
  show: (spec: ToastSpec) => void toast(bodyOf(spec), optionsOf(spec)),
  update: (spec: ToastSpec) =>
    toast.update(spec.id, { ...optionsOf(spec), progress: spec.progress ?? null, render: bodyOf(spec) }),
  dismiss: (id: string) => toast.dismiss(id),
};

/** Top right, 360 wide, 12 apart, dragged sideways; light in both schemes. (spec 1, section 9) */
export function ToastHost(): ReactNode {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Every toast is an alert and read as one: a second live region around it would read it again.
    frame.current?.querySelector('section')?.setAttribute('aria-live', 'off');
    return connectDrawing(drawing);
  }, []);
  return (
    <div ref={frame} data-scheme="light" className="ui-toasts">
      <ToastContainer
        aria-label={t('notifications')}
        position="top-right"
        autoClose={AUTO_CLOSE_MS}
        draggable="touch"
        draggablePercent={80}
        draggableDirection="x"
        role="alert"
        theme="light"
        transition={Movement}
        closeButton={false}
        icon={false}
        newestOnTop
        pauseOnFocusLoss={false}
      />
    </div>
  );
}
