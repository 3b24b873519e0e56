import type { ReactNode } from 'react';
import { use, useEffect, useState } from 'react';
import { useText } from '../text/ui-messages';
import { BrandMark } from './brand-mark';
import { Button } from './button';
import { CopyButton } from './copy';
import { EmptyDrawing } from './empty-drawing';
import { Icon } from './icon';
import type { IconName } from './icons';
import { UnderCardHeading } from './layout';

export interface EmptyStateProps {
  /** Default 'No records'. (spec 1, section 9) */
  title?: ReactNode;
  /** What to do, with the price. */
  text?: ReactNode;
  actions?: ReactNode;
  /** Of what there is none of. */
  icon?: IconName;
}

/** Nothing there yet: the brand's drawing, one sentence, what to do. */
export function EmptyState({ title, text, actions, icon }: EmptyStateProps): ReactNode {
  const t = useText();
  const Heading = use(UnderCardHeading) ? 'h3' : 'h2';
  return (
    <div className="ui-empty">
      <EmptyDrawing icon={icon} />
      <Heading>{title ?? t('noRecords')}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}

/** A pulsing bar in the shape of what comes. */
export const Skeleton = ({ width = 96, height = 10 }: { width?: number | string; height?: number }): ReactNode => (
  <span className="ui-sk" style={{ width, height }} aria-hidden="true" />
);

const WIDTHS = ['72%', '92%', '48%', '64%', '84%'];

export const SkeletonText = ({ lines = 3 }: { lines?: number }): ReactNode => (
  <div className="ui-stack tight" aria-hidden="true">
    {Array.from({ length: lines }, (_, i) => (
      <Skeleton key={i} width={WIDTHS[i % WIDTHS.length] ?? '72%'} />
    ))}
  </div>
);

/** Whether `ms` have passed while `waiting`; short waits show nothing. */
export function useDelay(waiting: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = window.setTimeout(() => setPassed(true), ms);
    return () => {
      window.clearTimeout(timer);
      setPassed(false);
    };
  }, [waiting, ms]);
  return waiting && (passed || ms === 0);
}

interface DelayedProps {
  ms?: number;
  /** They have their place from the start: nothing moves when they come. */
  hasPlace?: boolean;
  children: ReactNode;
}

/** Shows its children after a delay. Default 500 ms. (spec 1, section 9) */
export function Delayed({ ms = 500, hasPlace = false, children }: DelayedProps): ReactNode {
  const isShown = useDelay(true, ms);
  if (!hasPlace) return isShown ? children : null;
  return <div style={{ display: 'contents', visibility: isShown ? undefined : 'hidden' }}>{children}</div>;
}

interface LoadingScreenProps {
  /** After how long it appears, in ms. */
  delay?: number;
  label?: string;
  /** The brand's mark above: where nothing else on the page says whose it is. */
  logo?: boolean;
}

/** A whole page that waits. (spec 1, section 2) */
export function LoadingScreen({ delay = 500, label, logo = false }: LoadingScreenProps): ReactNode {
  const t = useText();
  return (
    <Delayed ms={delay}>
      <div className="ui-load" role="status">
        {logo ? <BrandMark size={40} /> : null}
        <Icon name="loader" size={20} className="ui-spin" />
        {label ?? t('loading')}
      </div>
    </Delayed>
  );
}

export interface ErrorScreenProps {
  message: string;
  /** Shown in brackets. */
  detail?: string;
  /** Correlation id that can be copied. */
  correlationId?: string;
  /** Whom to ask, under the buttons. */
  contact?: ReactNode;
  onReload?: () => void;
  onLogOut?: () => void;
}

/** The page that stands where nothing else can. (spec 1, section 2) */
export function ErrorScreen({
  message,
  detail,
  correlationId,
  contact,
  onReload,
  onLogOut,
}: ErrorScreenProps): ReactNode {
  const t = useText();
  return (
    <div className="ui-errs" role="alert">
      <Icon name="circle-alert" size={24} />
      <h1>{message}</h1>
      {(detail ?? correlationId) && (
        <p className="ui-mut">
          {detail && `(${detail}) `}
          {correlationId && <CopyButton value={correlationId} label={t('correlationId')} />}
        </p>
      )}
      <div className="ui-row">
        {onReload && (
          <Button variant="filled" onClick={onReload}>
            {t('reload')}
          </Button>
        )}
        {onLogOut && <Button onClick={onLogOut}>{t('logOut')}</Button>}
      </div>
      {contact && <p className="ui-mut ui-small">{contact}</p>}
    </div>
  );
}
