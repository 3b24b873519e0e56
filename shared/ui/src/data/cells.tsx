import type { ReactNode } from 'react';
import { cx } from '../parts/class-names';
import { DateTime, type DateTimeProps } from '../parts/date-time';
import { Link } from '../parts/link';
import { Price, type PriceProps } from '../parts/money';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import type { SortValue } from './types';

export interface NameCellProps {
  name: string;
  /** Path of the detail page. */
  to?: string | undefined;
  /** Second line, where the brand's rows have one. */
  detail?: ReactNode;
}

/** The first cell of a row: its name, a link to its page; the full name on hover. */
export const NameCell = ({ name, to, detail }: NameCellProps): ReactNode => (
  <span className={cx('ui-nm', Boolean(detail) && 'two')} title={name}>
    {to === undefined ? <b>{name}</b> : <Link to={to}>{name}</Link>}
    {detail && <small>{detail}</small>}
  </span>
);

export interface NumberCellProps {
  value: number | null | undefined;
  unit?: string | undefined;
  /** Most digits after the point; default 0. */
  digits?: number | undefined;
}

/** A number with its unit, 8 GB. */
export function NumberCell({ value, unit, digits = 0 }: NumberCellProps): ReactNode {
  const format = useFormat();
  if (value === null || value === undefined) return <NoneCell />;
  return (
    <>
      {format.number(value, { digits })}
      {unit && <span className="ui-mut"> {unit}</span>}
    </>
  );
}

/** Nothing, in a column of words. (design language, section 4) */
export function NoneCell({ children }: { children?: ReactNode }): ReactNode {
  const t = useText();
  return <span className="ui-mut">{children ?? t('noneValue')}</span>;
}

/** What could not be read: neither a value, nor that there is none. */
export function UnknownCell(): ReactNode {
  const t = useText();
  return <span className="ui-mut">{t('unknownValue')}</span>;
}

/** A moment that there was for every such thing; unknown where it is not told. */
export const DateTimeCell = ({
  value,
  as,
}: Omit<DateTimeProps, 'value'> & { value: Date | null | undefined }): ReactNode =>
  value ? <DateTime value={value} {...(as && { as })} /> : <UnknownCell />;

/** Text, or 'none' where there is none. */
export const TextCell = ({ children }: { children?: ReactNode }): ReactNode =>
  children === null || children === undefined || children === '' ? <NoneCell /> : children;

/** A price, or 'none' for what has no price. */
export const PriceCell = ({ amount }: { amount: PriceProps['amount'] | undefined }): ReactNode =>
  amount === undefined ? <NoneCell /> : <Price amount={amount} />;

/** Nothing, in a matrix of numbers. */
export function DotCell(): ReactNode {
  const t = useText();
  return (
    <span className="ui-mut">
      <span aria-hidden="true">·</span>
      <span className="ui-hidden">{t('noneValue')}</span>
    </span>
  );
}

/** What a column without a cell of its own shows. */
export function ValueCell({ value }: { value: SortValue }): ReactNode {
  const format = useFormat();
  if (value === null || value === undefined || value === '') return <NoneCell />;
  if (value instanceof Date) return <span className="ui-sec">{format.date(value)}</span>;
  return typeof value === 'number' ? format.number(value, { digits: 2 }) : <span className="ui-sec">{value}</span>;
}
