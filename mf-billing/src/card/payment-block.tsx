import type { Query } from '@console/api';
import { serverNow } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card as CardRow } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import {
  Badge,
  Button,
  Card,
  Delayed,
  ErrorPanel,
  LinkButton,
  List,
  ListRow,
  SidebarBlock,
  SkeletonText,
} from '@console/ui';
import { useText } from '../texts';
import { canVerify } from './can';
import { useCardFace } from './face';
import { cardState } from './state';
import { useCardText } from './texts';
import { useCardDialog } from './use-card-dialog';
import { wayOf, waysOf } from './ways';

const quiet = { fontWeight: 400 } as const;
/** As a block within the bold name it would leave an empty line below. */
const secondLine = { display: 'inline-flex', width: '100%', columnGap: 8, rowGap: 2 } as const;

/** What pays for an account. */
export function PaymentBlock({ account, cards }: { account: BillingAccount; cards: Query<CardRow[]> }) {
  const t = useText();
  const text = useCardText();
  const { paymentProcessors } = useSiteConfig();
  const shown = cards.data?.filter((card) => !card.is_deleted) ?? [];
  const add =
    waysOf(paymentProcessors).length > 0 ? (
      <LinkButton size="sm" icon="plus" to={paths.cardAdd(account)}>
        {text('add.short')}
      </LinkButton>
    ) : undefined;
  return (
    <SidebarBlock title={t('payment.title')} extra={add}>
      {cards.error && !cards.data ? <ErrorPanel error={cards.error} onRetry={cards.reload} /> : null}
      {cards.isLoading ? <CardsWaiting lines={account.primary_card ? 2 : 1} /> : null}
      {cards.data && shown.length === 0 ? (
        <p className="ui-mut">{t(account.paying_by_invoice ? 'cards.invoice' : 'cards.empty')}</p>
      ) : null}
      {shown.length > 0 ? (
        <Card flush>
          <List label={t('cards.title')}>
            {shown.map((card) => (
              <CardRowOf key={card.id} card={card} />
            ))}
          </List>
        </Card>
      ) : null}
    </SidebarBlock>
  );
}

/** In the shape of the cards, as many as there are likely to be: what stands below is hardly moved by them. */
const CardsWaiting = ({ lines }: { lines: number }) => (
  <Delayed hasPlace>
    <Card flush>
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} style={{ height: 58, padding: '14px var(--inset)' }}>
          <SkeletonText lines={2} />
        </div>
      ))}
    </Card>
  </Delayed>
);

/** A card with the one thing that matters most about it now. */
function CardRowOf({ card }: { card: CardRow }) {
  const t = useText();
  const text = useCardText();
  const { paymentProcessors } = useSiteConfig();
  const { open } = useCardDialog();
  const { title, detail, warning } = useCardFace()(card);
  const now = serverNow();
  const state = cardState(card, now);
  const end = canVerify(card, wayOf(card, paymentProcessors), now) ? (
    <Button size="sm" onClick={() => open('card-verify', card.id)}>
      {text('verify.short')}
    </Button>
  ) : card.is_primary ? (
    <Badge>{t('cards.primary')}</Badge>
  ) : undefined;
  const lines = [detail, state.state === 'good' || warning ? undefined : t(state.id)].filter(Boolean).join(', ');
  const named = (
    <>
      {title}
      {lines || warning ? (
        <span className="ui-row wrap" style={secondLine}>
          {lines ? (
            <small className="ui-small ui-mut" style={quiet}>
              {lines}
            </small>
          ) : null}
          {warning ? (
            <Badge tone={warning === 'cards.expired' ? 'danger' : 'warn'} icon="clock">
              {t(warning)}
            </Badge>
          ) : null}
        </span>
      ) : null}
    </>
  );
  return <ListRow icon={card.processor?.keyword === 'invoice' ? 'receipt' : 'credit-card'} title={named} end={end} />;
}
