import { useState } from 'react';
import { useQuery, type ApiError } from '@console/api';
import { listCards, type Card } from '@console/contract/card';
import { getPersistentData, paymentFacts } from '@console/contract/payment-data';
import { statusOf } from '../payment/look';

/** How often a bank's answer is asked for; made up. */
const ASK_MS = 3000;

/** How a card is told that a bank is to confirm. */
export interface Asked {
  /** Number of the billing account. */
  readonly account: number;
  /** Number of the card. */
  readonly card: number;
  /** By which persistent data tells how it went (`data_ref`); undefined where the server has named none. */
  readonly identifier: string | undefined;
}

export interface BankAnswer {
  readonly end: 'success' | 'failed' | undefined;
  /** In the bank's words. */
  readonly message: string | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => Promise<void>;
}

/** What the server says of a bank's answer, until it has come. What has no name of its own shows at the card alone. */
export function useBankAnswer(asked: Asked): BankAnswer {
  const byName = useNamedAnswer(asked);
  const byCard = useAnswerAtCard(asked);
  return asked.identifier === undefined ? byCard : byName;
}

function useNamedAnswer({ account, identifier }: Asked): BankAnswer {
  const { data, error, reload } = useQuery(
    getPersistentData,
    identifier === undefined ? null : { billing_account_id: account, identifier },
    { pollWhile: ({ status }) => statusOf(status) === 'pending', pollMs: ASK_MS },
  );
  const { message } = paymentFacts(data ?? {});
  const status = statusOf(data?.status);
  const end = status === 'pending' ? undefined : status;
  return { end, message: typeof message === 'string' ? message : undefined, error, reload };
}

function useAnswerAtCard({ account, card, identifier }: Asked): BankAnswer {
  const own = (cards: readonly Card[] | undefined) => cards?.find(({ id }) => id === card);
  const { data, error, reload } = useQuery(
    listCards,
    identifier === undefined ? { billing_account_id: account } : null,
    { pollWhile: (cards) => own(cards)?.is_verified !== true, pollMs: ASK_MS },
  );
  const now = own(data);
  // The list may be older than the question: only a card that was seen waiting has been refused.
  const [hasWaited, setWaited] = useState(false);
  if (!hasWaited && now?.is_verification_pending) setWaited(true);
  const isRefused = data !== undefined && hasWaited && !now?.is_verification_pending;
  return { end: now?.is_verified ? 'success' : isRefused ? 'failed' : undefined, message: undefined, error, reload };
}
