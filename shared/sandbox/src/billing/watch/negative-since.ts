import type { Watch } from './watch';

/** Keeps since when the costs of an account are more than its credit. */
export const negativeSince: Watch = {
  due: ({ account, balance, from }) => (account.negative_since === undefined ? balance.firstBelow(0, from) : undefined),
  run: ({ store }, account, at) => void store.accounts.update(account.id, { negative_since: at }),
};

export const positiveAgain: Watch = {
  due: ({ account, balance, from }) =>
    account.negative_since !== undefined && balance.at(from) >= 0 ? from : undefined,
  run: ({ store }, account) => void store.accounts.update(account.id, { negative_since: undefined }),
};
