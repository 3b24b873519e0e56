import type { ReactNode } from 'react';
import { memo, useState } from 'react';
import { Button } from '../parts/button';
import { cx } from '../parts/class-names';
import { CopyButton } from '../parts/copy';
import { failureText } from '../parts/error-panel';
import { Price } from '../parts/money';
import type { StatusState } from '../parts/status';
import { Status, StatusShape } from '../parts/status';
import { useText } from '../text/ui-messages';
import type { BulkRow, BulkRowResult, BulkRowState, BulkRun } from './bulk-types';
import { useBulkText } from './bulk/texts';

/** Rows that are drawn at first, and with each step. */
const STEP = 200;

const SHAPES: Record<BulkRowState, StatusState> = {
  waiting: 'idle',
  running: 'working',
  done: 'good',
  failed: 'broken',
  unknown: 'notice',
  skipped: 'gone',
};

interface RowProps {
  readonly row: BulkRow;
  readonly result: BulkRowResult | undefined;
  readonly isLeftOut?: boolean;
}

/** A row of the plan: what will happen, or why not; then what has become of it. */
const PlanRow = memo(function PlanRow({ row, result, isLeftOut }: RowProps): ReactNode {
  const t = useText();
  const b = useBulkText();
  const { error } = result ?? {};
  const effect = isLeftOut ? row.blocked : row.effect;
  return (
    <li className={isLeftOut ? 'out' : result?.state}>
      <div className="ui-grow">
        <b>{row.name}</b>
        {row.place && <span className="ui-mut"> {row.place}</span>}
        {effect && !error && <small>{effect}</small>}
        {error && (
          <small className={cx(result?.state === 'failed' && 'bad')}>
            {failureText(error)}
            {error.correlationId && (
              <>
                {' '}
                <CopyButton value={error.correlationId} label={t('correlationId')} />
              </>
            )}
          </small>
        )}
      </div>
      {result ? (
        <Status state={SHAPES[result.state]} label={b(result.state)} />
      ) : isLeftOut ? (
        <StatusShape state="gone" />
      ) : (
        row.spend !== undefined && <Price amount={row.spend} per="month" />
      )}
    </li>
  );
});

/** Failed rows first once it has ended, then those nobody knows of: of a long list they are what one looks for. */
function inOrder(rows: readonly BulkRow[], bulk: BulkRun | undefined): readonly BulkRow[] {
  if (!bulk || bulk.isRunning()) return rows;
  const first = new Set([...bulk.failures(), ...bulk.unknowns()]);
  return first.size === 0 ? rows : [...first, ...rows.filter((row) => !first.has(row))];
}

export interface BulkRowsProps {
  readonly rows: readonly BulkRow[];
  readonly leftOut: readonly BulkRow[];
  readonly bulk: BulkRun | undefined;
}

/** All rows of a bulk action by their full names; a long list scrolls, and is drawn in steps. */
export function BulkRows({ rows, leftOut, bulk }: BulkRowsProps): ReactNode {
  const t = useText();
  const b = useBulkText();
  const [limit, setLimit] = useState(STEP);
  const listed = inOrder(rows, bulk);
  const more = listed.length - limit;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="ui-bulk" role="region" aria-label={b('plan')} tabIndex={0}>
      <ul className="ui-cons">
        {listed.slice(0, limit).map((row) => (
          <PlanRow key={row.id} row={row} result={bulk?.result(row.id)} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" full onClick={() => setLimit((before) => before + STEP)}>
          {b('more', { count: Math.min(STEP, more), rest: more })}
        </Button>
      )}
      {leftOut.length > 0 && (
        <>
          <h3 className="ui-small ui-mut">{b('leftOut', { count: leftOut.length })}</h3>
          <ul className="ui-cons">
            {leftOut.slice(0, STEP).map((row) => (
              <PlanRow key={row.id} row={row} result={undefined} isLeftOut />
            ))}
          </ul>
          {leftOut.length > STEP && <p className="ui-small ui-mut">{t('andMore', { count: leftOut.length - STEP })}</p>}
        </>
      )}
    </div>
  );
}
