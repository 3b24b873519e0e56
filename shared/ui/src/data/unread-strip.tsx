import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import { useTableText } from './texts';
import type { UnreadRow } from './types';

/** Named at most; more are counted. */
const NAMED = 10;

export interface UnreadStripProps {
  readonly rows: readonly UnreadRow[];
  /** So many of them, in words: '2 machines'. */
  readonly countLabel: (count: number) => string;
}

/** Says which rows of a list could not be read, or only in part, by what can be read of them. */
export function UnreadStrip({ rows, countLabel }: UnreadStripProps): ReactNode {
  const t = useTableText();
  const lineOf = (isMissing: boolean): ReactNode => {
    const some = rows.filter((row) => row.isMissing === isMissing);
    if (some.length === 0) return null;
    const names = some.map(({ label }) => label).filter(Boolean);
    const rest = some.length - Math.min(names.length, NAMED);
    const list = names.slice(0, NAMED).join(', ');
    return (
      <p>
        <b>{t(isMissing ? 'unread.rows' : 'unread.parts', { what: countLabel(some.length) })}</b>{' '}
        {list && (rest > 0 ? t('unread.more', { list, count: rest }) : list)}
      </p>
    );
  };
  return (
    <div className="ui-strip" role="status">
      <Icon name="triangle-alert" />
      <div className="bd">
        {lineOf(true)}
        {lineOf(false)}
      </div>
    </div>
  );
}
