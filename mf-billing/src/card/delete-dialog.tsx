import { call, codeRequest, serverNow } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { deleteCard } from '@console/contract/card-write';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { primaryBlocked } from './can';
import { useCardFace } from './face';
import { refreshCards } from './make-primary';
import { useCardText } from './texts';

const deletion = defineAction<null>('card.delete');

/** @throws ApiError */
async function remove(id: number): Promise<void> {
  try {
    await call(deleteCard, { payment_object_id: id });
  } finally {
    await refreshCards();
  }
}

interface DeleteCardDialogProps {
  readonly account: BillingAccount;
  readonly card: Card;
  /** All ways to pay of the account. */
  readonly cards: readonly Card[];
  readonly onClose: () => void;
}

/** Whether it can be charged instead: invoices are never. */
const canTakeOver = (card: Card): boolean =>
  card.processor?.keyword !== 'invoice' && !card.is_deleted && !primaryBlocked(card, serverNow());

/** What an account loses with a card. */
function useConsequences({ account, card, cards }: Omit<DeleteCardDialogProps, 'onClose'>): Consequence[] {
  const t = useCardText();
  if (card.processor?.keyword === 'invoice')
    return [{ id: 'invoice', tone: 'affected', text: t(card.is_verified ? 'delete.invoice' : 'delete.application') }];
  const others = cards.filter((one) => one.id !== card.id && canTakeOver(one));
  const isCharged = card.is_primary === true && account.is_recurring_payment_enabled === true;
  const after: Consequence[] = [
    ...(isCharged && others.length === 0
      ? [{ id: 'top-up', tone: 'affected', text: t('delete.noTopUp') } as const]
      : []),
    ...(isCharged && others.length > 0
      ? [{ id: 'top-up', tone: 'affected', text: t('delete.otherTopUp') } as const]
      : []),
    ...(!isCharged && card.is_primary && others.length === 0
      ? [{ id: 'none', tone: 'affected', text: t('delete.last') } as const]
      : []),
  ];
  return [...after, { id: 'payments', tone: 'kept', text: t('delete.kept') }];
}

/** Takes a way to pay off an account. */
export function DeleteCardDialog({ account, card, cards, onClose }: DeleteCardDialogProps) {
  const t = useCardText();
  const name = useCardFace()(card).title;
  const { dialog, run } = useConfirmedAction(deletion, { about: String(card.id), onClose });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      confirmText={false}
      consequences={useConsequences({ account, card, cards })}
      confirmLabel={t('delete.action')}
      onConfirm={() =>
        run({
          values: null,
          work: () => remove(card.id),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [codeRequest(deleteCard, { payment_object_id: card.id })]} />}
    />
  );
}
