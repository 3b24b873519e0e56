import type { ReactNode } from 'react';
import { cx } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import { Link } from './link';

const TICKS = 50;

/** Fifty ticks; the current one is in the accent. */
export function ProgressTicks({ percent, label }: { percent: number; label: string }): ReactNode {
  const shown = Math.max(0, Math.min(100, percent));
  const done = Math.floor((shown / 100) * TICKS);
  return (
    <div
      className="ui-ticks"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(shown)}
    >
      {Array.from({ length: TICKS }, (_, i) => (
        <i key={i} className={cx(i < done && 'f', i === done && 'n')} />
      ))}
    </div>
  );
}

export interface ProgressOption {
  id: string;
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  to?: string;
  onClick?: () => void;
}

/** What one can do while a job runs; the first stands out. */
export const ProgressOptions = ({ items }: { items: readonly ProgressOption[] }): ReactNode => (
  <ul className="ui-opts">
    {items.map((item) => {
      const body = (
        <>
          <Icon name={item.icon} />
          <span>
            <b>{item.title}</b>
            {item.detail && <small>{item.detail}</small>}
          </span>
          <Icon name="chevron-right" size={14} />
        </>
      );
      return (
        <li key={item.id}>
          {item.to ? (
            <Link to={item.to}>{body}</Link>
          ) : (
            <button type="button" onClick={item.onClick}>
              {body}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
