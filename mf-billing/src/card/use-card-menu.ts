import { serverNow } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { Card } from '@console/contract/card';
import type { MenuItem } from '@console/ui';
import { canVerify, primaryBlocked } from './can';
import { useCardFace } from './face';
import { makePrimary } from './make-primary';
import { useCardText } from './texts';
import type { CardDialogOfAddress } from './use-card-dialog';
import { wayOf } from './ways';

/** What can be done with one card. */
export function useCardMenu(open: CardDialogOfAddress['open']): (card: Card) => MenuItem[] {
  const t = useCardText();
  const face = useCardFace();
  const { paymentProcessors } = useSiteConfig();
  return (card) => {
    const now = serverNow();
    const blocked = primaryBlocked(card, now);
    const verify: MenuItem = {
      id: 'verify',
      icon: 'shield-check',
      label: t('verify.now'),
      onSelect: () => open('card-verify', card.id),
    };
    const primary: MenuItem = {
      id: 'primary',
      icon: 'check',
      label: t('primary.make'),
      ...(blocked ? { reason: t(blocked) } : {}),
      onSelect: () => void makePrimary(card.id, face(card).title),
    };
    return [
      ...(canVerify(card, wayOf(card, paymentProcessors), now) ? [verify] : []),
      ...(card.is_primary ? [] : [primary]),
      {
        id: 'delete',
        icon: 'trash-2',
        label: t('delete.action'),
        danger: true,
        divider: true,
        onSelect: () => open('card-delete', card.id),
      },
    ];
  };
}
