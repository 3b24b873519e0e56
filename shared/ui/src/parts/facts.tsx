import type { ReactNode } from 'react';
import { useId } from 'react';
import { breakable } from './breakable';
import { cx } from './class-names';
import { CopyButton } from './copy';
import { Icon } from './icon';
import type { IconName } from './icons';
import { Link } from './link';
import type { Tone } from './badge';

export interface KeyFact {
  label: string;
  value: ReactNode;
  /** Adds a copy button for this value. */
  copy?: string;
  mono?: boolean;
}

/** The facts of a detail page in a grid, 4 x 2. */
export const KeyFacts = ({ items, columns = 4 }: { items: readonly KeyFact[]; columns?: number }): ReactNode => (
  <dl className={cx('ui-facts', columns === 1 && 'one')} style={columns === 4 ? undefined : { '--ui-cols': columns }}>
    {items.map((item) => (
      <div key={item.label}>
        <dt>{item.label}</dt>
        <dd>
          <span className={item.mono ? 'ui-mono' : undefined} title={item.copy}>
            {item.mono && typeof item.value === 'string' ? breakable(item.value) : item.value}
          </span>
          {item.copy && <CopyButton value={item.copy} label={item.label} />}
        </dd>
      </div>
    ))}
  </dl>
);

/** Key facts under a heading of their own. */
export function FactSection({
  title,
  ...facts
}: {
  title: string;
  items: readonly KeyFact[];
  columns?: number;
}): ReactNode {
  const id = useId();
  return (
    <section className="ui-stack tight" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <KeyFacts {...facts} />
    </section>
  );
}

/** Label left, value right. */
export const Facts = ({
  items,
}: {
  items: readonly { label: ReactNode; value: ReactNode; id?: string }[];
}): ReactNode => (
  <dl className="ui-kv">
    {items.map((item, i) => [
      <dt key={`t${item.id ?? i}`}>{item.label}</dt>,
      <dd key={`d${item.id ?? i}`}>{item.value}</dd>,
    ])}
  </dl>
);

export interface ListRowProps {
  icon?: IconName;
  tone?: Tone;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  to?: string;
}

export function ListRow({ icon, tone, title, detail, end, to }: ListRowProps): ReactNode {
  const body = (
    <>
      {icon && <Icon name={icon} />}
      <span className="ti">
        <b>{title}</b>
        {detail && <span>{detail}</span>}
      </span>
      {end}
    </>
  );
  const names = cx('ui-li', tone);
  return (
    <li>
      {to ? (
        <Link to={to} className={names}>
          {body}
        </Link>
      ) : (
        <div className={names}>{body}</div>
      )}
    </li>
  );
}

/** Rows parted by lines; inside a flush Card. */
export const List = ({ children, label }: { children: ReactNode; label?: string }): ReactNode => (
  <ul className="ui-list" aria-label={label}>
    {children}
  </ul>
);
