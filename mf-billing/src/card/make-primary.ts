import { call, invalidate } from '@console/api';
import { startAction } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import { setPrimaryCard } from '@console/contract/card-write';
import { cardText } from './texts';

/** What a change of the ways to pay changes is asked for again. */
export const refreshCards = (): Promise<unknown> =>
  Promise.all([invalidate(listCards), invalidate(listBillingAccounts)]);

/** @throws ApiError */
async function send(id: number): Promise<void> {
  try {
    await call(setPrimaryCard, { payment_object_id: id });
  } finally {
    await refreshCards();
  }
}

/**
 * Makes a card the one that is charged, and says how it went. Never throws.
 * @param name how the card is called on screen
 */
export async function makePrimary(id: number, name: string): Promise<void> {
  const action = startAction(`card.primary ${id}`, {
    work: () => send(id),
    tell: {
      done: () => [cardText('primary.done', { name })],
      failed: { retry: () => void makePrimary(id, name) },
    },
  });
  await action.catch(() => undefined); // told by its toast
}
