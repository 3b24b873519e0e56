import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@console/area/router';
import { assigneeUuid } from '@console/contract/ip-address';
import { sum } from '@console/api';
import { useTaxLabel } from '@console/area';
import { ownValue } from '@console/contract/own-value';
import { roundedParts, Dialog, LinkButton, Notice, useFormat } from '@console/ui';
import { DataTable, NoneCell, type Column } from '@console/ui/data';
import { currencyDigits } from '@console/contract/currency';
import type { Id } from '../texts';
import { useText } from '../texts';
import type { Charge } from './model/charges';
import type { SpendRow } from './model/rows';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

const RESOURCE = 'resource';

/** The address of this page with one resource opened, or without. */
export function useRowPath(): (uuid: string | undefined) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (uuid) => {
      const query = new URLSearchParams(search);
      if (uuid === undefined) query.delete(RESOURCE);
      else query.set(RESOURCE, uuid);
      return `${pathname}?${query.toString()}`;
    },
    [pathname, search],
  );
}

const uptimeNames: Readonly<Record<string, Id>> = {
  main: 'uptime.main',
  block: 'uptime.block',
  snapshot: 'uptime.snapshot',
  backup: 'uptime.backup',
  windows: 'uptime.windows',
};

/** `VM_COMPUTE` as 'Vm compute', for uptime names that the specification does not list. */
const readable = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a part of a resource is called. */
function usePartName(): (charge: Charge) => string {
  const own = useText();
  return ({ uptime, group }) => {
    // Only a machine has parts; what has none is called as its kind.
    const id = ownValue(uptimeNames, uptime.toLowerCase());
    if (uptime === '' || (id === 'uptime.main' && group !== 'vm')) return own(`group.${group}`);
    return id ? own(id) : readable(uptime);
  };
}

/** GB. A machine's own charge names the size of all its disks, most of which are charged by themselves. */
const sizeOf = ({ uptime, group, disk }: Charge): number | undefined =>
  group === 'vm' && !/block|snapshot|backup/i.test(uptime) ? undefined : disk;

type Row = Charge & { readonly shown: number };

function Parts({ row }: { row: SpendRow }) {
  const t = useSpendingText();
  const own = useText();
  const tax = useTaxLabel();
  const { money, number, currency } = useFormat();
  const nameOf = usePartName();
  const shown = roundedParts(
    row.charges.map(({ cost }) => Number(cost)),
    Number(row.soFar),
    currencyDigits(currency),
  );
  const rows = row.charges.map((charge, at): Row => ({ ...charge, shown: shown[at] ?? 0 }));
  const columns: Column<Row>[] = [
    { id: 'part', header: own('usage.uptime'), value: nameOf },
    {
      id: 'size',
      header: own('usage.size'),
      width: 84,
      align: 'end',
      value: sizeOf,
      cell: (charge) => (sizeOf(charge) ? number(sizeOf(charge) ?? 0, { unit: 'GB' }) : <NoneCell />),
    },
    {
      id: 'hours',
      header: own('usage.hours'),
      width: 72,
      align: 'end',
      value: ({ hours }) => hours,
      cell: ({ hours }) => number(hours, { digits: 1 }),
    },
    {
      id: 'price',
      header: t('table.hourly'),
      width: 96,
      align: 'end',
      value: ({ hourly }) => Number(hourly),
      cell: ({ hourly }) => money(hourly, { per: 'hour' }),
    },
    {
      id: 'cost',
      header: own('usage.cost'),
      width: 88,
      align: 'end',
      value: ({ cost }) => Number(cost),
      cell: (charge) => money(charge.shown),
    },
  ];
  return (
    <DataTable
      simple
      label={t('opened.parts', { name: row.name })}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      footer={() => <b>{own('usage.total', { tax, amount: money(row.soFar) })}</b>}
    />
  );
}

/** Floating IPs are charged by themselves; on the page of what they lead to they are part of its cost. */
function Addresses({ row, spending: { rows, resources } }: { row: SpendRow; spending: Spending }) {
  const t = useSpendingText();
  const { money } = useFormat();
  const own = rows.filter(({ uuid }) => {
    const address = resources.index.get(uuid)?.address;
    return address && assigneeUuid(address) === row.uuid;
  });
  if (own.length === 0) return null;
  const amount = money(sum(own.map(({ soFar }) => soFar)));
  return (
    <p className="ui-small ui-mut">
      {t('opened.addresses', { n: own.length, list: own.map(({ name }) => name).join(', '), amount })}
    </p>
  );
}

/** What one resource has cost, part by part: the resource that the address names (`resource`). */
export function OpenedResource({ spending }: { spending: Spending }) {
  const { rows, resources } = spending;
  const t = useSpendingText();
  const own = useText();
  const navigate = useNavigate();
  const pathOf = useRowPath();
  const [params] = useSearchParams();
  const requested = params.get(RESOURCE);
  if (requested === null) return null;
  const row = rows.find(({ uuid }) => uuid === requested);
  const close = () => void navigate(pathOf(undefined), { replace: true });
  const name = row?.name ?? resources.index.get(requested)?.name ?? requested;
  return (
    <Dialog
      open
      width={640}
      title={name}
      {...(row ? { description: own(`group.${row.group}`) } : {})}
      onClose={close}
      footer={
        row?.path ? (
          <LinkButton variant="filled" to={row.path}>
            {t('opened.toPage')}
          </LinkButton>
        ) : undefined
      }
    >
      {row ? (
        <div className="ui-stack">
          <Parts row={row} />
          <Addresses row={row} spending={spending} />
        </div>
      ) : (
        <Notice tone="info">{t('opened.nothing')}</Notice>
      )}
    </Dialog>
  );
}
