import { Icon, Link, type IconName } from '@console/ui';

export interface Relation {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** Its page; without one the name stands alone. */
  readonly to?: string | undefined;
  readonly detail: string;
}

/** What a thing is tied to, each leading to its page; `none` where it is tied to nothing. */
export function Relations({ items, none }: { items: readonly Relation[]; none: string }) {
  if (items.length === 0) return <p className="ui-mut">{none}</p>;
  return (
    <ul className="ui-stack tight">
      {items.map(({ id, icon, name, to, detail }) => (
        <li key={id} className="ui-row">
          <span className="ui-mut">
            <Icon name={icon} size={16} />
          </span>
          <span>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
            <br />
            <span className="ui-small ui-mut">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
