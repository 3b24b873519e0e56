import { serverNow } from '@console/api';
import { useIsPhone } from '@console/ui';
import type { TileOption } from '@console/ui/forms';
import { createForm } from '@console/ui/forms';
import { useCardFace } from '../card/face';
import { cardState } from '../card/state';
import { useText as useBillingText } from '../texts';
import { useFeeText } from './receipt';
import { useText } from './texts';
import type { TopUpValues } from './values';
import { wayIcon, wayName, type Way } from './ways';

const { ChoiceTiles } = createForm<TopUpValues>();

/** What a person knows a way to pay by, and why it cannot pay now. */
export function useWayFace(): (way: Way) => { title: string; detail: string | undefined; reason: string | undefined } {
  const t = useText();
  const billing = useBillingText();
  const face = useCardFace();
  const feeOf = useFeeText();
  return (way) => {
    const { processor } = way;
    const fee = feeOf(processor);
    const paidIn = processor.charge_currency_conversion?.to_currency;
    const costs = [
      fee ? t('ways.fee', { fee }) : t('ways.noFee'),
      paidIn ? t('ways.paysIn', { currency: paidIn }) : undefined,
    ]
      .filter(Boolean)
      .join(', ');
    if (way.kind === 'link') return { title: wayName(way), detail: costs, reason: undefined };
    const { state, id } = cardState(way.card, serverNow());
    return {
      title: face(way.card).title,
      detail: fee || paidIn ? costs : face(way.card).detail || costs,
      reason: state === 'good' ? undefined : billing(id),
    };
  };
}

interface WaysFieldProps {
  readonly cards: readonly Way[];
  readonly links: readonly Way[];
}

/** Ways to pay as tiles of one group: saved cards, then what processors offer. */
export function WaysField({ cards, links }: WaysFieldProps) {
  const t = useText();
  const face = useWayFace();
  const option = (way: Way): TileOption => {
    const { title, detail, reason } = face(way);
    return { value: way.id, title, detail, icon: wayIcon(way), ...(reason === undefined ? {} : { reason }) };
  };
  // The digits of a card have to be seen.
  const isPhone = useIsPhone();
  return (
    <ChoiceTiles
      name="way"
      label={t('ways.title')}
      kind="image"
      columns={isPhone ? 1 : 3}
      options={[...cards, ...links].map(option)}
    />
  );
}
