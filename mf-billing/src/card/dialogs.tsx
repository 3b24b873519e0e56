import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { useFirst } from '@console/domain/dialogs';
import { Dialog, toast } from '@console/ui';
import { DeleteCardDialog } from './delete-dialog';
import { useCardFace } from './face';
import { useCardText } from './texts';
import type { CardDialogName } from './use-card-dialog';
import { Verification } from './verification';
import { wayOf } from './ways';

export interface CardDialogProps {
  readonly name: CardDialogName;
  /** Number of the card that it is about, as the address has it. */
  readonly item: string | null;
  readonly account: BillingAccount;
  readonly cards: readonly Card[];
  readonly onClose: () => void;
}

/** The dialog about one card; none where the card is not there any more. */
export function CardDialog({ name, item, account, cards, onClose }: CardDialogProps) {
  // As it was when the dialog opened: it may be gone before its deletion is told.
  const card = useFirst(cards.find(({ id }) => String(id) === item));
  if (!card) return null;
  if (name === 'card-delete') return <DeleteCardDialog account={account} card={card} cards={cards} onClose={onClose} />;
  return <VerifyDialog account={account} card={card} onClose={onClose} />;
}

function VerifyDialog({ account, card, onClose }: { account: BillingAccount; card: Card; onClose: () => void }) {
  const t = useCardText();
  const { title } = useCardFace()(card);
  const { paymentProcessors } = useSiteConfig();
  const way = wayOf(card, paymentProcessors);
  if (!way) return null;
  const done = () => {
    toast.success(t('verify.done', { name: title }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('verify.title')} description={<b>{title}</b>}>
      <Verification account={account.id} card={card} way={way} onVerified={done} />
    </Dialog>
  );
}
