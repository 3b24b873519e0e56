import { useMemo, type ReactNode } from 'react';
import type { Money } from '@console/api';
import { locationName, useSiteConfig, useTaxLabel } from '@console/area';
import { DateTime, LocationCode, Skeleton } from '@console/ui';
import { NameCell, NoneCell, NumberCell, TextCell, UnknownCell, type Column } from '@console/ui/data';
import { AmountCell, amountKey, type AmountCellProps } from '../price-list/amount-cell';
import { useText, type ListText } from './messages';
import type { SourceState } from './source-state';

/** What every column may say for itself. */
export interface ColumnLook {
  readonly id?: string;
  /** px; without it the column shares the rest. */
  readonly width?: number;
  /** px that it keeps where it gives way to others. */
  readonly least?: number;
  /** Nothing of it is cut: it grows to its longest text. */
  readonly whole?: boolean;
  readonly header?: string;
  /** Off until chosen. */
  readonly hidden?: boolean;
}

interface TextOptions<Row> extends ColumnLook {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => string | null | undefined;
  /** What it sorts by; default its text. */
  readonly sortBy?: (row: Row) => string | number | null | undefined;
  readonly mono?: boolean;
  /** How far the list is that it is joined from: without a value there is none only where that was read. */
  readonly source?: (row: Row) => SourceState;
  /** What a CSV file has of it; default its text. */
  readonly csv?: (row: Row) => string;
}

interface NumberOptions<Row> extends ColumnLook {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => number | null | undefined;
  /** Also in the head of a CSV file. */
  readonly unit?: string;
  /** Most digits after the point; default 0. */
  readonly digits?: number;
  /** What it is made of could not be read. */
  readonly isUnknown?: (row: Row) => boolean;
}

interface AmountOptions<Row> extends ColumnLook, Pick<AmountCellProps, 'per'> {
  /** The one amount that a list is looked at for; by default what its rows cost a month. */
  readonly isStrong?: boolean;
  /** Before tax; null where it costs nothing, undefined where it is not known (yet). */
  readonly amount: (row: Row) => Money | null | undefined;
  /** Part of it is not known. */
  readonly isAtLeast?: (row: Row) => boolean;
  readonly isLoading?: (row: Row) => boolean;
}

/** Makes the columns that lists have in common, each with its head, order, cell and what a CSV file has of it. */
export interface Columns<Row> {
  readonly name: (
    options: ColumnLook & {
      readonly value: (row: Row) => string;
      readonly to: (row: Row) => string;
      readonly detail?: (row: Row) => string | undefined;
    },
  ) => Column<Row>;
  readonly status: (
    options: ColumnLook & {
      readonly word: (row: Row) => string;
      readonly cell: (row: Row) => ReactNode;
      /** What it sorts by; default its word. */
      readonly sortBy?: (row: Row) => string | number;
    },
  ) => Column<Row>;
  readonly location: (look?: ColumnLook & { readonly cell?: (slug: string) => ReactNode }) => Column<Row>;
  /** Who pays, by name, which leads to the account: its cell is that of `useAccountLinks`, in all lists. */
  readonly account: (
    options: ColumnLook & {
      readonly name: (row: Row) => string | undefined;
      readonly cell: (row: Row) => ReactNode;
    },
  ) => Column<Row>;
  readonly text: (options: TextOptions<Row>) => Column<Row>;
  readonly number: (options: NumberOptions<Row>) => Column<Row>;
  /** What it costs; by default a month, under `price`. */
  readonly amount: (options: AmountOptions<Row>) => Column<Row>;
  /** A moment; by default when it was created. */
  readonly date: (
    options: ColumnLook & {
      readonly at: (row: Row) => Date | null | undefined;
      /** It was for every row, so a row without it is one of which it is unknown; by default of when it was created. */
      readonly isAlways?: boolean;
    },
  ) => Column<Row>;
  readonly uuid: (look?: ColumnLook) => Column<Row>;
}

const DIGITS = /\d+/g;

/** What addresses sort by: '203.0.113.9' before '203.0.113.14'. */
export const addressKey = (address: string | null | undefined): string | null =>
  address?.replace(DIGITS, (part) => part.padStart(3, '0')) ?? null;

/**
 * Several texts in one cell, '203.0.113.9 +2': each whole or counted, for an address or port whose end is cut is another one.
 * @param room how many of them a cell has room for
 */
export function wholeOrCounted(texts: readonly string[], room = 1): string {
  const more = texts.length - room;
  const shown = texts.slice(0, room).join(', ');
  return more > 0 ? `${shown} +${more}` : shown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a row is; '' where it does not say. */
const slugOf = (row: object): string => textOf('location' in row ? row.location : '');
const uuidOf = (row: object): string => textOf('uuid' in row ? row.uuid : '');

interface MoneyTerms {
  readonly currency: string;
  readonly tax: string;
}

function makeColumns<Row extends object>(t: ListText, { currency, tax }: MoneyTerms): Columns<Row> {
  const text: Columns<Row>['text'] = ({ value, sortBy, mono, source, csv = value, ...look }) => ({
    // Of an address its end says which one it is.
    ...(mono ? { whole: true } : {}),
    ...look,
    value: sortBy ?? value,
    cell: (row) => {
      const shown = value(row);
      const state = shown ? 'ready' : source?.(row);
      if (state === 'loading') return <Skeleton width={look.whole === true || mono ? 88 : '72%'} />;
      if (state === 'failed') return <UnknownCell />;
      return <TextCell>{shown && mono ? <span className="ui-mono">{shown}</span> : shown}</TextCell>;
    },
    ...(sortBy || source || csv !== value
      ? { csv: { value: (row) => (source?.(row) === 'failed' && !value(row) ? t('unknown') : csv(row)) } }
      : {}),
  });
  return {
    text,
    name: ({ value, to, detail, ...look }) => ({
      id: 'name',
      header: t('column.name'),
      ...look,
      fixed: true,
      value,
      cell: (row) => <NameCell to={to(row)} name={value(row)} detail={detail?.(row)} />,
    }),
    status: ({ word, cell, sortBy, ...look }) => ({
      id: 'status',
      header: t('column.status'),
      ...look,
      value: sortBy ?? word,
      cell,
      csv: { value: word },
    }),
    location: ({ cell, ...look } = {}) => ({
      id: 'location',
      header: t('column.location'),
      ...look,
      value: (row) => locationName(slugOf(row)),
      cell: (row) => {
        const slug = slugOf(row);
        if (slug === '') return <NoneCell />;
        return cell ? cell(slug) : <LocationCode slug={slug} name={locationName(slug)} />;
      },
    }),
    account: ({ name, ...look }) => ({
      id: 'account',
      header: t('column.account'),
      least: 96,
      ...look,
      value: name,
    }),
    number: ({ value, unit, digits, isUnknown, ...look }) => ({
      ...look,
      align: 'end',
      value: (row) => (isUnknown?.(row) ? undefined : value(row)),
      cell: (row) =>
        isUnknown?.(row) ? <UnknownCell /> : <NumberCell value={value(row)} unit={unit} digits={digits} />,
      ...(unit ? { csv: { header: t('csv.unit', { column: look.header, unit }) } } : {}),
      ...(isUnknown ? { csv: { value: (row) => (isUnknown(row) ? t('unknown') : value(row)) } } : {}),
    }),
    amount: ({ amount, isAtLeast, isLoading, per, isStrong, ...given }) => {
      const look = { id: 'price', header: t('column.perMonth'), ...given };
      return {
        ...look,
        align: 'end',
        value: (row) => amountKey(amount(row)),
        cell: (row) => (
          <AmountCell
            amount={per === 'hour' ? amount(row)?.round(4) : amount(row)}
            isAtLeast={isAtLeast?.(row) ?? false}
            isLoading={isLoading?.(row) ?? false}
            {...(per ? { per } : {})}
            isStrong={isStrong ?? given.header === undefined}
          />
        ),
        csv: {
          header: t('csv.money', { column: look.header, currency, tax }),
          // A part of an amount is no amount.
          value: (row) => (isAtLeast?.(row) ? undefined : amount(row)?.toFixed()),
        },
      };
    },
    date: ({ at, isAlways, ...given }) => {
      const missing = (isAlways ?? given.header === undefined) ? <UnknownCell /> : <NoneCell />;
      const look = { id: 'created', header: t('column.created'), ...given };
      return {
        whole: true,
        ...look,
        value: at,
        cell: (row) => {
          const value = at(row);
          return value ? <DateTime value={value} /> : missing;
        },
        csv: { header: t('csv.utc', { column: look.header }) },
      };
    },
    uuid: (look = {}) =>
      text({
        id: 'uuid',
        header: t('column.uuid'),
        width: 310,
        hidden: true,
        mono: true,
        ...look,
        value: uuidOf,
      }),
  };
}

/** The makers of columns, in the language, currency and tax of the site; the same object until one of these changes. */
export function useColumns<Row extends object>(): Columns<Row> {
  const t = useText();
  const tax = useTaxLabel();
  const { siteCurrency: currency } = useSiteConfig();
  return useMemo(() => makeColumns<Row>(t, { currency, tax }), [t, currency, tax]);
}
