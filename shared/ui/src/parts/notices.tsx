import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useText } from '../text/ui-messages';
import type { Tone } from './badge';
import { cx } from './class-names';
import { handsFocusOn } from './focus';
import { Icon } from './icon';
import type { IconName } from './icons';

const TONE_ICON: Record<Tone, IconName> = {
  ok: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  danger: 'circle-alert',
};

export interface BannerProps {
  /** accent: impersonation; quiet: announcement. */
  tone?: 'accent' | 'quiet';
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** A line over the whole sheet, 36 px high. */
export function Banner({ tone = 'accent', icon, children, action, onClose }: BannerProps): ReactNode {
  const t = useText();
  return (
    <div className={cx('ui-ban', tone === 'quiet' && 'quiet')} role="status">
      {icon && <Icon name={icon} />}
      <div className="bd">{children}</div>
      {action}
      {onClose && (
        <button type="button" className="ui-copy" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  );
}

/** An inline strip. Where it goes with its own action, as with a retry, the focus stays at its place. */
export const Notice = ({
  tone = 'info',
  children,
  action,
}: {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
}): ReactNode => (
  <div
    ref={handsFocusOn}
    className={cx('ui-strip', tone !== 'warn' && tone)}
    role={tone === 'danger' ? 'alert' : 'status'}
  >
    <Icon name={TONE_ICON[tone]} />
    <div className="bd">{children}</div>
    {action}
  </div>
);

function everySecond(notify: () => void): () => void {
  const timer = window.setInterval(notify, 1000);
  return () => window.clearInterval(timer);
}

/** Seconds until a moment, counted down to 0; undefined without a moment. */
export function useCountdown(until: number | undefined): number | undefined {
  return useSyncExternalStore(everySecond, () =>
    until === undefined ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
}

export interface LocationFailureStripProps {
  /** 'Jakarta did not answer.' */
  title: ReactNode;
  /** 'Its machines are missing below; nothing was changed.' */
  text?: ReactNode;
  /** Error text and correlation id. */
  detail?: ReactNode;
  /** When the next try begins, in ms of the browser's clock. */
  retryAt?: number;
  onRetry: () => void;
  /** No location answered: the strip stands alone, in the tint of danger. */
  all?: boolean;
}

/** Says what is missing from a list, why, and when it is tried again. */
export function LocationFailureStrip({
  title,
  text,
  detail,
  retryAt,
  onRetry,
  all,
}: LocationFailureStripProps): ReactNode {
  const t = useText();
  const seconds = useCountdown(retryAt);
  return (
    <div ref={handsFocusOn} className={cx('ui-strip', all && 'danger')} role="alert">
      <Icon name={all ? 'circle-alert' : 'triangle-alert'} />
      <div className="bd">
        <b>{title}</b> {text} {detail && <span className="ui-sec">{detail}</span>}
      </div>
      {seconds !== undefined && seconds > 0 && (
        <span className="ui-sec ui-nowrap" aria-hidden="true">
          {t('retryIn', { seconds })}
        </span>
      )}
      <button type="button" className="ui-txtbtn" onClick={onRetry}>
        {t('retryNow')}
      </button>
    </div>
  );
}
