import type { ReactNode } from 'react';
import { Delayed, Icon, Link, SidebarBlock, Skeleton, type IconName } from '@console/ui';
import { useText } from './messages';

/** Something that a thing is tied to. */
export interface Relation {
  readonly id: string;
  readonly icon: IconName;
  /** What it is called, or what holds the place of a name that is on its way. */
  readonly name: ReactNode;
  /** Its page; without one the name stands alone. */
  readonly to?: string | undefined;
  readonly detail: string;
}

export interface RelationsProps {
  readonly items: readonly Relation[];
  /** Where it is tied to nothing, or that is not known. */
  readonly none: ReactNode;
  /** While it is not known yet: how many there are likely to be. They come together, each in its place. */
  readonly waiting?: number | undefined;
  /** Default: 'Connected to'. */
  readonly title?: string;
  /** Under them: a way to one more. */
  readonly children?: ReactNode;
}

/** The place of those that are on their way. */
const Waiting = ({ rows }: { rows: number }) => (
  <Delayed hasPlace>
    <ul className="ui-stack tight" aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <li key={i} className="ui-row">
          <Skeleton width={16} height={16} />
          <span>
            <Skeleton width={120} />
            <br />
            <span className="ui-small">
              <Skeleton width={88} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Delayed>
);

/** A block of the sidebar: what else is touched by what is done to a thing, each leading to its page. */
export function Relations({ items, none, waiting, title, children }: RelationsProps) {
  const t = useText();
  if (waiting !== undefined) {
    return (
      <SidebarBlock title={title ?? t('relations.title')}>
        <Waiting rows={waiting} />
      </SidebarBlock>
    );
  }
  return (
    <SidebarBlock title={title ?? t('relations.title')}>
      {items.length === 0 ? (
        <div className="ui-mut">{none}</div>
      ) : (
        <ul className="ui-stack tight">
          {items.map(({ id, icon, name, to, detail }) => (
            <li key={id} className="ui-row">
              <span className="ui-mut">
                <Icon name={icon} size={16} />
              </span>
              <span className="ui-grow">
                {to === undefined ? name : <Link to={to}>{name}</Link>}
                <br />
                <span className="ui-small ui-mut">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </SidebarBlock>
  );
}
