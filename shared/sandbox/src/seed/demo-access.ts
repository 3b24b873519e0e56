import { accounts } from './demo-accounts';
import { DAY, type Scene } from './scene';
import { people } from './people';

const tokens: readonly [
  description: string,
  account: keyof typeof accounts | undefined,
  age: number,
  changedDays: number | null,
][] = [
  ['ci-deploy', 'main', 210, 40],
  ['terraform', undefined, 365, null],
  ['grafana, read costs', 'second', 120, null],
  ['Kadri, laptop', undefined, 16, 2],
];

/** Four tokens, of which two are bound to an account. */
export function seedTokens(scene: Scene): void {
  for (const [description, account, age, changedDays] of tokens) {
    scene.store.tokens.put({
      id: String(scene.number()),
      user_id: people.customer,
      account_id: account ? accounts[account] : 0,
      description,
      restricted: account !== undefined,
      token: scene.random.text(32),
      kong_id: scene.random.uuid(),
      consumer_id: scene.random.uuid(),
      created: scene.now - age * DAY,
      updated: changedDays === null ? null : scene.now - changedDays * DAY,
    });
  }
}

interface DelegationSeed {
  readonly owner: number;
  readonly account: keyof typeof accounts;
  readonly name: string;
  readonly age: number;
  readonly invited: readonly [email: string, daysAgo: number, acceptedDaysAgo: number | null][];
}

const delegations: readonly DelegationSeed[] = [
  {
    owner: people.customer,
    account: 'main',
    name: 'Accounting',
    age: 96,
    invited: [
      ['raamatupidaja@ounapuu.example', 96, 95],
      ['colleague@example.com', 2, null],
    ],
  },
  {
    owner: people.customer,
    account: 'second',
    name: 'Operations, night shift and on-call in Hamburg',
    age: 280,
    invited: [
      ['anna.lehmann@nordlicht.example', 280, 279],
      ['betrieb@nordlicht.example', 30, null],
    ],
  },
  {
    owner: people.partner,
    account: 'partner',
    name: 'Shared projects',
    age: 60,
    invited: [['customer@example.com', 60, 59]],
  },
];

/** Two delegations of the customer, one to the customer. */
export function seedDelegations(scene: Scene): void {
  const ago = (days: number) => scene.now - days * DAY;
  for (const { owner, account, name, age, invited } of delegations) {
    scene.store.delegations.put({
      id: String(scene.number()),
      user_id: owner,
      account_id: accounts[account],
      name,
      invitations: invited.map(([grantee, days, accepted]) => ({
        uuid: scene.random.uuid(),
        grantee,
        created: ago(days),
        accepted: accepted === null ? null : ago(accepted),
      })),
      created: ago(age),
      updated: null,
    });
  }
}
