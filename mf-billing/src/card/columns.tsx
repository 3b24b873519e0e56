import { serverNow } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { Card } from '@console/contract/card';
import { Badge, Button, Status, useFormat } from '@console/ui';
import { NoneCell, UnknownCell, type Column } from '@console/ui/data';
import { useText } from '../texts';
import { canVerify } from './can';
import { useCardFace } from './face';
import { cardState } from './state';
import { useCardText } from './texts';
import type { CardDialogOfAddress } from './use-card-dialog';
import { wayOf } from './ways';

export function CardStatus({ card }: { card: Card }) {
  const t = useText();
  const { state, id } = cardState(card, serverNow());
  return <Status state={state} label={t(id)} />;
}

/** Warns of a card that can't be charged for much longer. */
export function EndsSoon({ card }: { card: Card }) {
  const t = useText();
  const { warning } = useCardFace()(card);
  return warning === 'cards.endsSoon' ? <Badge tone="warn">{t(warning)}</Badge> : null;
}

function VerifyButton({ card, onVerify }: { card: Card; onVerify: () => void }) {
  const text = useCardText();
  const { paymentProcessors } = useSiteConfig();
  if (!canVerify(card, wayOf(card, paymentProcessors), serverNow())) return null;
  return (
    <Button size="sm" onClick={onVerify}>
      {text('verify.short')}
    </Button>
  );
}

/** The columns of the ways to pay of an account. @param open opens the dialog of a card */
export function useCardColumns(open: CardDialogOfAddress['open']): Column<Card>[] {
  const t = useText();
  const format = useFormat();
  const face = useCardFace();
  return [
    {
      id: 'card',
      header: t('cards.card'),
      fixed: true,
      value: (row) => face(row).title,
      cell: (row) => <span className="ui-strong">{face(row).title}</span>,
    },
    {
      id: 'primary',
      header: t('cards.primary'),
      width: 96,
      value: (row) => (row.is_primary ? 0 : 1),
      cell: (row) => (row.is_primary ? <Badge>{t('cards.primary')}</Badge> : null),
    },
    {
      id: 'holder',
      header: t('cards.holder'),
      width: 180,
      least: 96,
      value: (row) => face(row).holder ?? '',
      cell: (row) => face(row).holder ?? <NoneCell />,
    },
    {
      id: 'expires',
      header: t('cards.expires'),
      width: 160,
      whole: true,
      value: (row) => row.valid_thru ?? null,
      cell: (row) => (
        <span className="ui-row">
          {face(row).expires ?? <NoneCell />}
          <EndsSoon card={row} />
        </span>
      ),
    },
    {
      id: 'status',
      header: t('cards.status'),
      width: 240,
      least: 140,
      value: (row) => t(cardState(row, serverNow()).id),
      cell: (row) => (
        <span className="ui-row">
          <CardStatus card={row} />
          <VerifyButton card={row} onVerify={() => open('card-verify', row.id)} />
        </span>
      ),
    },
    {
      id: 'processor',
      header: t('cards.processor'),
      width: 160,
      hidden: true,
      value: (row) => row.processor?.keyword ?? '',
      cell: (row) => (row.processor?.keyword ? <span className="ui-mono">{row.processor.keyword}</span> : <NoneCell />),
    },
    {
      id: 'added',
      header: t('cards.added'),
      width: 120,
      hidden: true,
      value: (row) => row.created ?? null,
      cell: (row) => (row.created ? format.date(row.created) : <UnknownCell />),
    },
  ];
}
