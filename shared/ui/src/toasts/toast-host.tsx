import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';
import { Link } from '../parts/link';
import { useText } from '../text/ui-messages';
import { connectDrawing, toastClosed } from './toast-queue';
import type { ToastKind, ToastSpec } from './toast-types';
import './toasts.css';

const AUTO_CLOSE_MS = 5000;
const ICON: Record<ToastKind, IconName> = {
  loading: 'loader',
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
};
const Movement = cssTransition({ enter: 'ui-toast-in', exit: 'ui-toast-out', collapseDuration: 120 });

function Body({ spec, close }: { spec: ToastSpec; close: () => void }): ReactNode {
  const t = useText();
  const act = (): void => {
    close();
    spec.action?.onClick?.();
  };
  return (
    <div className={`ui-toast ${spec.kind}`}>
      <Icon name={ICON[spec.kind]} {...(spec.kind === 'loading' && { className: 'ui-spin' })} />
      <div className="bd">
        <b>{spec.text}</b>
        {spec.detail && <div className="ui-mut ui-small">{spec.detail}</div>}
      </div>
      {spec.action &&
        (spec.action.to === undefined ? (
          <button type="button" className="ui-txtbtn brand" onClick={act}>
            {spec.action.label}
          </button>
        ) : (
          <Link strong to={spec.action.to} onClick={act}>
            {spec.action.label}
          </Link>
        ))}
      <button type="button" className="ui-copy" aria-label={t('close')} onClick={close}>
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}

function optionsOf(spec: ToastSpec): ToastOptions {
  return {
    toastId: spec.id,
    autoClose: spec.autoClose ? AUTO_CLOSE_MS : false,
    hideProgressBar: spec.progress === undefined,
    ...(spec.progress !== undefined && { progress: spec.progress }),
    onClose: () => toastClosed(spec.id),
  };
}

const drawing = {
  show: (spec: ToastSpec) =>
    void toast(({ closeToast }) => <Body spec={spec} close={() => closeToast(true)} />, optionsOf(spec)),
  update: (spec: ToastSpec) =>
    toast.update(spec.id, {
      ...optionsOf(spec),
      progress: spec.progress ?? null,
      render: ({ closeToast }) => <Body spec={spec} close={() => closeToast(true)} />,
    }),
  dismiss: (id: string) => toast.dismiss(id),
};

/** Top right, 360 wide, 12 apart, dragged sideways; light in both schemes. (spec 1, section 9) */
export function ToastHost(): ReactNode {
  const t = useText();
  useEffect(() => connectDrawing(drawing), []);
  return (
    <div data-scheme="light" className="ui-toasts">
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
