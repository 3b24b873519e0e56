import {
  bucketMeter,
  detachedDiskMeter,
  ipMeter,
  leaseMeter,
  loadBalancerMeter,
  type Metered,
  serviceMeter,
  vmMeter,
} from '../../billing/meter';
import { invoiceRecords, invoiceTotals } from '../../billing/invoice-totals';
import { creditOf, runningTotals } from '../../billing/ledger';
import { hourEnd, money, sumMoney } from '../../billing/usage';
import type { InvoiceRow, MeterLine, MeterRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';

/** What is to be metered now. */
function meteredOf({ store, defaultLocation }: SiteRuntime): Metered[] {
  return [
    ...store.vms.all().map(vmMeter),
    ...store.disks.all().map(detachedDiskMeter),
    ...store.leases.all().map(leaseMeter),
    ...store.ips.all().map(ipMeter),
    ...store.loadBalancers.all().map(loadBalancerMeter),
    ...store.services.all().map(serviceMeter),
    ...store.buckets.all().map((bucket) => bucketMeter(bucket, defaultLocation)),
  ];
}

const costsOf = (rows: readonly (readonly [Pick<MeterRow, 'user_id' | 'account_id' | 'place'>, MeterLine])[]): string =>
  JSON.stringify(
    rows
      .map(([{ user_id, account_id, place }, { part, uptime, parts }]) => [
        part,
        user_id,
        account_id,
        place,
        uptime,
        parts,
      ])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );

const billedUntil = (row: MeterRow): number => (row.until === null ? Infinity : hourEnd(row, row.until));

/** Whether a part of one person's has an hour that is billed more than once. */
function countsTwice(meters: readonly MeterRow[]): boolean {
  const keyOf = (row: MeterRow): string => `${row.user_id}/${row.line.part}`;
  const inOrder = meters.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)) || a.from - b.from);
  return inOrder.some((row, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && keyOf(before) === keyOf(row) && billedUntil(before) > row.from;
  });
}

/** What is there is metered once, as what it is; what is not there is not; nothing is metered twice at a time. */
export function* meterFaults(site: SiteRuntime): Generator<string> {
  const owners = new Map<string, MeterRow[]>();
  for (const meter of site.store.meters.all()) owners.set(meter.owner, [...(owners.get(meter.owner) ?? []), meter]);
  const wanted = new Map(meteredOf(site).map((metered) => [metered.owner, metered]));
  for (const [owner, meters] of owners) {
    const running = meters.filter((row) => row.until === null).length;
    if (running > 0 && !wanted.has(owner)) yield `meter of ${owner}: counts what is not there`;
    if (meters.some((row) => row.from > (row.until ?? row.from))) yield `meter of ${owner}: runs backwards`;
    if (countsTwice(meters)) yield `meter of ${owner}: counts twice`;
  }
  for (const metered of wanted.values()) {
    const what = `${metered.kind} ${metered.configuration.name}`;
    const running = (owners.get(metered.owner) ?? []).filter((row) => row.until === null);
    const [wants, counts] = [
      metered.lines.map((line) => [metered, line] as const),
      running.map((row) => [row, row.line] as const),
    ];
    if (running.length !== metered.lines.length) yield `${what}: ${running.length} meters count it`;
    else if (costsOf(counts) !== costsOf(wants)) yield `${what}: is metered as something else`;
  }
}

function* invoiceFaults({ store }: SiteRuntime, invoice: InvoiceRow): Generator<string> {
  const what = `invoice ${invoice.name}`;
  const { net, totals } = invoiceTotals(invoice);
  const records = invoiceRecords(invoice);
  if (sumMoney(records.map((row) => row.amount)) !== totals.subtotal) yield `${what}: its records miss its sum`;
  if (sumMoney(records.map((row) => row.vat_amount)) !== totals.vat_tax) yield `${what}: its records miss its VAT`;
  if (invoice.period_start > invoice.period_end) yield `${what}: its period runs backwards`;
  if (invoice.type !== 'cloud_services') return;
  const paid = sumMoney(
    store.credits
      .by('account', invoice.account_id)
      .filter((row) => row.reference === invoice.name)
      .map((row) => row.amount),
  );
  if (paid !== invoice.credit) yield `${what}: credit paid ${-paid}, it says ${-invoice.credit}`;
  const isPaid =
    net === -invoice.credit || sumMoney((invoice.transactions ?? []).map((row) => row.amount)) === totals.total;
  if (isPaid !== (invoice.status === 10) && net !== 0)
    yield `${what}: is ${isPaid ? '' : 'not '}paid, its status differs`;
}

/** Invoices add up, credit has paid for what it says, and accounts tell of themselves what their rows say. */
export function* moneyFaults(site: SiteRuntime): Generator<string> {
  const { store } = site;
  const names = new Set<string>();
  for (const invoice of store.invoices.all()) {
    yield* invoiceFaults(site, invoice);
    if (names.has(invoice.name)) yield `invoice ${invoice.name}: is there twice`;
    names.add(invoice.name);
  }
  for (const account of store.accounts.all()) {
    const id = Number(account.id);
    const ledger = site.ledger.of(id, site.now());
    const totals = runningTotals(account, ledger);
    if (ledger.credit !== creditOf(store.credits.by('account', id)))
      yield `account ${id}: its credit is not its history`;
    if (totals.ongoing !== money(ledger.credit - totals.total_before_tax))
      yield `account ${id}: its totals do not add up`;
    // Credit pays for what it covers whole, or not at all.
    if (ledger.credit < 0) yield `account ${id}: has spent what it has not`;
  }
}
