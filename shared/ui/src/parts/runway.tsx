import type { ReactNode } from 'react';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';

const BARS = 30;

/** What thirty bars say of credit that lasts so many days, the last `noticeDays` of them under the low-balance notice. */
export function runwayBars(days: number, noticeDays = 0) {
  const lasting = Math.max(0, Math.min(BARS, days));
  const filled = Math.ceil(lasting);
  const begins = Math.max(0, Math.round(days - noticeDays));
  // A notice that is near is seen, however little credit lies under it.
  const noticeFrom = noticeDays > 0 ? Math.min(begins, days <= BARS ? filled - 1 : filled) : filled;
  return {
    /** Bars that are filled, the last one in part. */
    lasting,
    /** The first bar under the notice. */
    noticeFrom,
    /** How many there are. */
    underNotice: filled - noticeFrom,
  };
}

export interface RunwayProps {
  /** Days that the credit lasts at the current spend; Infinity when nothing is spent. */
  days: number;
  /** Days under the low-balance notice, the last of those, drawn in the accent. */
  noticeDays?: number;
  /** Below the bars: 'today', '12 days, until 3 Dec', '30 days'. */
  labels: { start: ReactNode; middle: ReactNode; end: ReactNode };
  /** Spend per day and what the notice is. */
  note?: ReactNode;
}

/** Thirty bars, one for each day, filled while credit lasts. */
export function Runway({ days, noticeDays = 0, labels, note }: RunwayProps): ReactNode {
  const t = useText();
  const { lasting, noticeFrom } = runwayBars(days, noticeDays);
  const whole = Math.floor(lasting);
  const part = lasting - whole;
  const label =
    days > BARS
      ? t('runwayLong', { days: BARS })
      : days > 0
        ? t('runwayLabel', { days: Math.floor(days) })
        : t('runwayNone');
  return (
    <div>
      <div className="ui-run" role="img" aria-label={label}>
        {Array.from({ length: BARS }, (_, i) => (
          <i
            key={i}
            className={cx(i < whole && 'f', i >= noticeFrom && i < lasting && 'w', i === whole && part > 0 && 'h')}
            style={i === whole && part > 0 ? { '--ui-part': `${Math.round(part * 100)}%` } : undefined}
          />
        ))}
      </div>
      <div className="ui-runl">
        <span>{labels.start}</span>
        <b>{labels.middle}</b>
        <span>{labels.end}</span>
      </div>
      {note && (
        <p className="ui-small ui-mut" style={{ marginTop: 5 }}>
          {note}
        </p>
      )}
    </div>
  );
}
