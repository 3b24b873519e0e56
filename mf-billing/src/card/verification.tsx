import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '@console/api';
import { outcomeOf, useAction } from '@console/area';
import type { Card } from '@console/contract/card';
import { verifyCard } from '@console/contract/card-verify';
import type { ResponseOf } from '@console/contract/endpoint';
import { BASE_PATH } from '@console/contract/paths';
import { Button, ErrorPanel, Icon, LinkButton, Notice, useFormat } from '@console/ui';
import { forgetPayment, rememberPayment } from '../payment/kept';
import { payPage } from '../processor/addresses';
import { useBankAnswer, type Asked } from './bank-answer';
import { refreshCards } from './make-primary';
import { CardText, useCardText } from './texts';
import type { Way } from './ways';

/** Where processors' pages lead back below. */
export const frontBaseUrl = (): string => `${window.location.origin}${BASE_PATH}`;

interface VerificationProps {
  readonly account: number;
  readonly card: Card;
  readonly way: Way;
  /** Begins by itself: the card was added a moment ago. */
  readonly isBegun?: boolean;
  readonly onVerified: () => void;
}

/**
 * Verifies a card: at once, or on the bank's page in a tab of its own, until the server says how that ended. Sent again while
 * the bank waits, the call leads to the same page.
 */
export function Verification({ account, card, way, isBegun = false, onVerified }: VerificationProps) {
  const t = useCardText();
  const format = useFormat();
  const [result, setResult] = useState<ResponseOf<typeof verifyCard>>();
  const [tries, setTries] = useState(0);
  const verify = useAction(() =>
    call(verifyCard, {
      payment_object_id: card.id,
      front_base_url: frontBaseUrl(),
      force_3ds: way.processor.use_3ds_verification === true,
    }),
  );
  const begin = (): void => {
    verify
      .run()
      .finally(() => setTries((before) => before + 1))
      .then(
        (given) => {
          if (given?.card.is_verified) onVerified();
          // An empty response says only that it went through: the card is as it is in the list.
          else setResult(given ?? { card });
        },
        () => setResult(undefined), // the failure is shown below
      )
      .finally(() => void refreshCards());
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => {
    if (isBegun) beginOnce();
  }, [isBegun]);

  if (result?.authorize_uri)
    return (
      <BankPage
        key={tries}
        asked={{ account, card: card.id, identifier: result.data_ref || undefined }}
        address={result.authorize_uri}
        processor={way.kind}
        onVerified={onVerified}
        isBeginning={verify.isRunning}
        onAgain={begin}
      />
    );
  const amount = way.processor.verification_amount;
  const isFirst = !isBegun && !verify.error && !result;
  return (
    <div className="ui-stack">
      {isFirst ? <p>{amount ? t('verify.amount', { amount: format.money(amount) }) : t('verify.intro')}</p> : null}
      {verify.error ? (
        <ErrorPanel
          title={t(outcomeOf(verify.error) === 'refused' ? 'verify.failed' : 'verify.unfinished')}
          error={verify.error}
        />
      ) : null}
      {result ? <Notice tone="info">{t('verify.pending')}</Notice> : null}
      <div className="ui-row">
        <Button variant="filled" pending={verify.isRunning} pendingLabel={t('verify.running')} onClick={begin}>
          {t(isFirst ? 'verify.action' : 'verify.again')}
        </Button>
      </div>
    </div>
  );
}

interface BankPageProps {
  readonly asked: Asked;
  /** Untrusted. */
  readonly address: string;
  /** Keyword of its processor. */
  readonly processor: string;
  readonly onVerified: () => void;
  /** Another try is on its way. */
  readonly isBeginning: boolean;
  readonly onAgain: () => void;
}

/** The bank asks: the way to its page, and what the server says of it meanwhile. */
function BankPage({ asked, address, processor, onVerified, isBeginning, onAgain }: BankPageProps) {
  const t = useCardText();
  const page = payPage(address, processor);
  const { account, card, identifier } = asked;
  const { end, message, error, reload } = useBankAnswer(asked);
  const isOver = end !== undefined;
  const finish = useEffectEvent(() => {
    if (identifier !== undefined) forgetPayment(identifier);
    void refreshCards();
    if (end === 'success') onVerified();
  });
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  useEffect(() => {
    if (isOver || identifier === undefined) return undefined;
    // Followed here as long as this is shown; then by whatever page there is.
    forgetPayment(identifier);
    const leave = (): void => rememberPayment({ identifier, kind: 'verification', account, card, processor });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isOver, identifier, account, card, processor]);

  if (!page) return <ErrorPanel error={{ message: t('bank.unsafe') }} />;
  if (end === 'failed') {
    return (
      <div className="ui-stack">
        <ErrorPanel title={t('verify.failed')} error={{ message: message ?? t('bank.refused') }} />
        <div className="ui-row">
          <Button variant="filled" pending={isBeginning} pendingLabel={t('verify.running')} onClick={onAgain}>
            {t('verify.again')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="ui-stack">
      <p>
        <CardText id="bank.asks" values={{ host: <b>{page.host}</b> }} />
      </p>
      <div className="ui-row">
        <LinkButton variant="filled" href={page.href} endIcon="external-link">
          {t('bank.go')}
        </LinkButton>
      </div>
      <p className="ui-mut ui-row" role="status">
        <Icon name="loader" className="ui-spin" />
        {t('bank.waiting')}
      </p>
      {error ? <ErrorPanel error={error} onRetry={() => void reload()} /> : null}
    </div>
  );
}
