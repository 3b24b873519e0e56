import { createContext, use, type ReactNode, type Ref } from 'react';
import { cx } from './class-names';

/** What stands across a page right under its head. */
const UnderHead = createContext<ReactNode>(null);

/** Head of a page: title, one line of facts, actions (outlined first, then one filled). */
export const PageHead = ({
  title,
  facts,
  actions,
}: {
  title: ReactNode;
  facts?: ReactNode;
  actions?: ReactNode;
}): ReactNode => (
  <>
    <div className="ui-ph">
      <div className="t">
        <h1>{title}</h1>
        {facts && <div className="sub">{facts}</div>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </div>
    {use(UnderHead)}
  </>
);

/** The column that holds a page: padding and gaps. `underHead`: what stands across it, right under its head. */
export const PageBody = ({
  children,
  className,
  underHead,
}: {
  children: ReactNode;
  className?: string;
  underHead?: ReactNode;
}): ReactNode => (
  <div className={cx('ui-page', className)}>
    <UnderHead value={underHead}>{children}</UnderHead>
  </div>
);

/** Page and sidebar side by side, or one under the other in the order of the document where there is no room. */
export const Columns = ({ children }: { children: ReactNode }): ReactNode => <div className="ui-cols">{children}</div>;

/** 320 px at the right: money first, then relations, then activity. */
export const Sidebar = ({ children }: { children: ReactNode }): ReactNode => (
  <aside className="ui-side">{children}</aside>
);

export interface SidebarBlockProps {
  title?: ReactNode;
  extra?: ReactNode;
  /** Small line under the title. */
  note?: ReactNode;
  children?: ReactNode;
}

export const SidebarBlock = ({ title, extra, note, children }: SidebarBlockProps): ReactNode => (
  <section className="ui-blk">
    {title && (
      <div className="h">
        <h2>{title}</h2>
        {extra && <span className="x">{extra}</span>}
      </div>
    )}
    {note && <p className="note ui-small ui-mut">{note}</p>}
    {children}
  </section>
);

export interface CardProps {
  ref?: Ref<HTMLElement>;
  id?: string;
  title?: ReactNode;
  /** After the title, quiet. */
  note?: ReactNode;
  actions?: ReactNode;
  /** No padding: for tables and lists. */
  flush?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}

/** Whether what is drawn stands under the heading of a card: a heading in it is one level deeper. */
export const UnderCardHeading = createContext(false);

/** A bordered group. */
export const Card = ({ ref, id, title, note, actions, flush, footer, children }: CardProps): ReactNode => (
  <section ref={ref} className={cx('ui-card', flush && 'flush')} id={id}>
    {(title || actions) && (
      <header>
        {title && <h2>{title}</h2>}
        {note && <span className="ui-mut">{note}</span>}
        {actions && <span className="acts">{actions}</span>}
      </header>
    )}
    {children !== undefined && children !== null && (
      <div className="bd">
        <UnderCardHeading value={Boolean(title)}>{children}</UnderCardHeading>
      </div>
    )}
    {footer && <footer>{footer}</footer>}
  </section>
);
