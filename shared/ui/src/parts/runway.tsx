import type { ReactNode } from 'react';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';

const BARS = 30;

export interface RunwayProps {
  /** Days that the credit lasts at the current spend; Infinity when nothing is spent. */
  days: number;
  /** Days under the low-balance notice, drawn in the accent. */
  noticeDays?: number;
  /** Below the bars: 'today', '12 days, until 3 Dec', '30 days'. */
  labels: { start: ReactNode; middle: ReactNode; end: ReactNode };
  /** Spend per day and what the notice is. */
  note?: ReactNode;
}

/** Thirty bars, one for each day, filled while credit lasts. */
export function Runway({ days, noticeDays = 0, labels, note }: RunwayProps): ReactNode {
  const t = useText();
  const lasting = Math.max(0, Math.min(BARS, days));
  const whole = Math.floor(lasting);
  const part = lasting - whole;
  return (
    <div>
      <div
        className="ui-run"
        role="img"
        aria-label={t('runwayLabel', { days: Math.floor(Math.max(0, Number.isFinite(days) ? days : BARS)) })}
      >
        {Array.from({ length: BARS }, (_, i) => (
          <i
            key={i}
            className={cx(
              i < whole && 'f',
              i <= lasting && i < noticeDays && lasting > i && 'w',
              i === whole && part > 0 && 'h',
            )}
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
