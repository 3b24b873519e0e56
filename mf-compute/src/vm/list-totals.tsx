import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import { totalOf } from '../money';
import { Text, useText } from '../texts';
import type { VmRow } from './rows';

/** The foot of the list: what the shown machines add up to. */
export function ListTotals({ rows }: { rows: readonly VmRow[] }) {
  const t = useText();
  const { money, number } = useFormat();
  const tax = useTaxLabel();
  const add = (value: (row: VmRow) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  const monthly = totalOf(rows.filter((row) => row.jobId === undefined).map((row) => row.monthly));
  const places = new Set(rows.map((row) => row.location)).size;
  return (
    <>
      <span>{t('vms.inLocations', { n: rows.length, places })}</span>
      <span>{t('total.vcpu', { n: number(add((row) => row.vcpu)) })}</span>
      <span>
        {t('total.memory', {
          n: number(
            add((row) => row.memoryGb),
            { digits: 1 },
          ),
        })}
      </span>
      <span>{t('total.disk', { n: number(add((row) => row.diskGb)) })}</span>
      {monthly ? (
        <span className="ui-push">
          <Text id="total.money" values={{ tax, amount: <b>{money(monthly)}</b> }} />
        </span>
      ) : null}
    </>
  );
}
