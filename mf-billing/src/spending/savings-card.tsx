import { useState } from 'react';
import { sum } from '@console/api';
import { locationName, useFeature, useTaxLabel } from '@console/area';
import { Button, Card, Link, LinkButton, useFormat } from '@console/ui';
import { isDiskAlone } from './model/charges';
import type { SpendRow } from './model/rows';
import type { Saving } from './model/savings';
import { OLD_DAYS } from './model/savings';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

/** So many stand there at first. */
const SHOWN = 6;
/** And so many more at each press: a large account has thousands. */
const MORE = 50;
/** So few more are shown at once. */
const FEW = 3;

function SavingRow({ saving }: { saving: Saving }) {
  const t = useSpendingText();
  const { money, date } = useFormat();
  const { kind, name, path, location, monthly, fix, made } = saving;
  const what = t(`waste.${kind}`, { date: made ? date(made) : '' });
  return (
    <li>
      <div>
        <div className="ui-strong ui-cut" title={name}>
          {path ? <Link to={path}>{name}</Link> : name}
        </div>
        <div className="ui-small ui-mut">{[what, location && locationName(location)].filter(Boolean).join(', ')}</div>
        {kind === 'disk' && <div className="ui-small ui-mut">{t('waste.diskHow')}</div>}
      </div>
      <div className="amount">
        {money(monthly)}
        <small className="ui-small ui-mut">{t('waste.aMonth')}</small>
      </div>
      <LinkButton size="sm" to={fix} aria-label={t(`fixOf.${kind}`, { name })}>
        {t(`fix.${kind}`)}
      </LinkButton>
    </li>
  );
}

/** What is looked for, by what the site offers, and what can be told of the charges. */
function useSought(rows: readonly SpendRow[]): string[] {
  const t = useSpendingText();
  const [vms, services] = [useFeature('vmsEnabled'), useFeature('servicesEnabled')];
  const [addresses, balancers] = [useFeature('ipsEnabled'), useFeature('loadBalancerEnabled')];
  // A disk without a machine since a day of this month: it is charged or deleted, nobody knows which.
  const hasUntold = rows.some(({ path, hourly, charges }) => !path && hourly === null && isDiskAlone(charges));
  return [
    ...(vms ? [t('sought.stopped')] : []),
    ...(services ? [t('sought.services')] : []),
    ...(addresses ? [t('sought.addresses')] : []),
    ...(balancers ? [t('sought.balancers')] : []),
    ...(vms && !hasUntold ? [t('sought.disks')] : []),
    ...(vms ? [t('sought.copies', { days: OLD_DAYS })] : []),
  ];
}

interface SavingsCardProps {
  readonly spending: Pick<Spending, 'savings' | 'rows' | 'resources'>;
}

/**
 * What is paid for and perhaps not needed, with what its end saves and the way to end it; nothing where a site offers nothing of
 * the kind.
 */
export function SavingsCard({ spending: { savings, rows, resources } }: SavingsCardProps) {
  const t = useSpendingText();
  const tax = useTaxLabel();
  const { money, locale } = useFormat();
  const sought = useSought(rows);
  const [shown, setShown] = useState(savings.length <= SHOWN + FEW ? SHOWN + FEW : SHOWN);
  const total = sum(savings.map(({ monthly }) => monthly));
  const isAtLeast = !resources.isComplete;
  const saved = isAtLeast ? (resources.isSettled ? 'waste.atLeast' : 'waste.soFar') : 'waste.total';
  if (savings.length === 0 && sought.length === 0) return null;
  return (
    <Card
      flush
      title={t('waste.title')}
      {...(savings.length > 0 ? { note: t(saved, { amount: money(total), tax }) } : {})}
      footer={
        savings.length > shown ? (
          <Button size="sm" onClick={() => setShown((count) => count + MORE)}>
            {t('waste.more', { n: savings.length - shown })}
          </Button>
        ) : undefined
      }
    >
      {savings.length > 0 ? (
        <ul className="spending-rows">
          {savings.slice(0, shown).map((saving) => (
            <SavingRow key={saving.id} saving={saving} />
          ))}
        </ul>
      ) : (
        <p className="spending-none ui-mut">
          {!resources.isSettled
            ? t('waste.reading')
            : isAtLeast
              ? t('waste.partlyNone')
              : t('waste.none', { list: new Intl.ListFormat(locale).format(sought) })}
        </p>
      )}
    </Card>
  );
}
