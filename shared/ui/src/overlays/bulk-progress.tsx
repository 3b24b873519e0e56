import type { ReactNode } from 'react';
import { VisuallyHidden } from '../parts/hidden';
import type { BulkCounts } from './bulk-types';
import { useBulkText } from './bulk/texts';

/** How often progress is read out, at most, besides the end. */
const ANNOUNCEMENTS = 4;

/** How far a bulk action is: a bar, and now and then a sentence for screen readers instead of one for each row. */
export function BulkProgress({ counts, running }: { counts: BulkCounts; running: boolean }): ReactNode {
  const b = useBulkText();
  const { count, ended, failed } = counts;
  const step = Math.max(1, Math.ceil(count / ANNOUNCEMENTS));
  const told = running ? Math.floor(ended / step) * step : ended;
  return (
    <>
      <div
        className="ui-bulk-bar"
        role="progressbar"
        aria-label={b('progressLabel')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={ended}
      >
        <i className="good" style={{ width: `${((ended - failed) / count) * 100}%` }} />
        <i className="broken" style={{ width: `${(failed / count) * 100}%` }} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {running ? b('progress', { ended: told, count }) : b('ended', { done: counts.done, count, failed })}
        </span>
      </VisuallyHidden>
    </>
  );
}
