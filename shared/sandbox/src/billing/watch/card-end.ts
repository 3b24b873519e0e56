import type { CardRow } from '../../model/billing';
import { sendMail } from '../../outbox/mail';
import type { Watch } from './watch';

const isToNotice = (card: CardRow): boolean =>
  card.is_verified && !card.is_deleted && !card.is_end_noticed && card.facts !== null && card.valid_thru > card.created;

/** Tells the owner when a card can no longer be charged. */
export const cardEnd: Watch = {
  due({ cards, from }) {
    const ends = cards.filter(isToNotice).map((card) => card.valid_thru + 1);
    return ends.length > 0 ? Math.max(from, Math.min(...ends)) : undefined;
  },
  run(site, account, at) {
    const ended = site.store.cards.by('account', Number(account.id));
    for (const card of ended.filter((row) => isToNotice(row) && row.valid_thru < at)) {
      site.store.cards.update(card.id, { is_end_noticed: true });
      sendMail(site, {
        to: account.fields.email,
        kind: 'card-expired',
        subject: `Your card ending in ${card.facts?.last4 ?? ''} has expired`,
        text: 'It can no longer be charged. Add another card to keep paying by card.',
      });
    }
  },
};
