import type { ReactNode } from 'react';
import { useFormat } from '../text/formats';

export interface DateTimeProps {
  value: Date;
  as?: 'datetime' | 'exact' | 'date' | 'time' | 'relative';
}

/** A moment in the user's zone; the UTC value shows on hover. */
export function DateTime({ value, as = 'datetime' }: DateTimeProps): ReactNode {
  const format = useFormat();
  return (
    <time
      dateTime={value.toISOString()}
      title={format.utc(value, as === 'exact' ? as : 'datetime')}
      className="ui-nowrap"
    >
      {as === 'relative' ? format.relative(value) : format.date(value, as)}
    </time>
  );
}
