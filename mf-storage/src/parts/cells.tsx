import type { ReactNode } from 'react';
import type { Money } from '@console/api';
import { paths } from '@console/contract/paths';
import { Link, Price } from '@console/ui';
import { NoneCell } from '@console/ui/data';

/** Text, or 'none' where there is none. */
export const TextCell = ({ children }: { children: ReactNode }) =>
  children === null || children === undefined || children === '' ? <NoneCell /> : children;

/** A price, or 'none' for what has no price. */
export const PriceCell = ({ amount }: { amount: Money | undefined }) =>
  amount === undefined ? <NoneCell /> : <Price amount={amount} />;

/** The name of a billing account, leading to it. */
export function AccountLink({ id, name }: { id: number | null | undefined; name: string }) {
  return id === null || id === undefined ? <NoneCell /> : <Link to={paths.billingAccount({ id })}>{name}</Link>;
}
