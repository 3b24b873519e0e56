import { useState } from 'react';
import { useTaxLabel } from '@console/area';
import { Badge, Button, Card, Link, useFormat } from '@console/ui';
import { useText } from '../texts';
import type { Change, Changes, LastMonth } from './model/changes';
import { useSpendingText } from './texts';

const SHOWN = 6;
const MORE = 50;

function ChangeRow({ change, isKind }: { change: Change; isKind: boolean }) {
  const t = useSpendingText();
  const own = useText();
  const { money } = useFormat();
  const { kind, row, name, group, before, after, difference } = change;
  const isMore = difference.gt(0);
  return (
    <li>
      <div>
        <div className="ui-strong ui-cut" title={isKind ? undefined : name}>
          {isKind ? own(`group.${group}`) : row?.path ? <Link to={row.path}>{name}</Link> : name}
        </div>
        <div className="ui-small ui-mut">{t('change.fromTo', { before: money(before), after: money(after) })}</div>
      </div>
      <div className="amount">
        {isMore ? '+' : '−'}
        {money(difference.abs())}
      </div>
      <Badge tone={kind === 'new' ? 'info' : 'plain'}>{t(`change.${kind}`)}</Badge>
    </li>
  );
}

/** What costs more or less than in the month before. */
export function ChangesCard({ last, changes: { list, areByResource } }: { last: LastMonth; changes: Changes }) {
  const t = useSpendingText();
  const tax = useTaxLabel();
  const { date } = useFormat();
  const [shown, setShown] = useState(SHOWN);
  const month = date(new Date(last.start.getTime() + 43_200_000), 'month');
  return (
    <Card
      flush
      title={t('change.title', { month })}
      footer={
        <>
          <span className="ui-small ui-mut">{t(areByResource ? 'change.how' : 'change.howKinds', { month, tax })}</span>
          {list.length > shown ? (
            <Button size="sm" onClick={() => setShown((count) => count + MORE)}>
              {t('waste.more', { n: list.length - shown })}
            </Button>
          ) : null}
        </>
      }
    >
      {list.length > 0 ? (
        <ul className="spending-rows">
          {list.slice(0, shown).map((change) => (
            <ChangeRow key={change.id} change={change} isKind={!areByResource} />
          ))}
        </ul>
      ) : (
        <p className="ui-mut" style={{ padding: 16 }}>
          {t('change.none', { month })}
        </p>
      )}
    </Card>
  );
}
