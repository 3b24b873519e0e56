import type { PricedResource } from '@console/contract/pricing';
import type { SiteConfigInput } from '@console/contract/site-config';
import { meter, stopMeter } from '../billing/metering';
import { settleTopUp } from '../billing/top-up';
import { settle } from '../jobs/settle';
import type { AccountRow, CardRow } from '../model/billing';
import { noFields } from '../seed/demo-accounts';
import { freshSite, SiteRuntime } from '../site';
import { MemoryPersistence } from '../store/persistence';
import { SiteStore } from '../store/store';
import { wholeSite } from './sites';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

const freshAccount = (id: number, now: number): AccountRow => ({
  id: String(id),
  user_id: id,
  fields: { ...noFields, country: 'EE', title: `Account ${id}`, email: `account${id}@example.com` },
  integration_id: '',
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  suspend_reason: null,
  is_default: true,
  is_deleted: false,
  paying_by_invoice: false,
  send_invoice_email: true,
  allow_debt: false,
  vat_percentage: 24,
  discount_percentage: 0,
  recurring: null,
  low_balance: { is_enabled: false, threshold: 0 },
  referral_code: null,
  referral_share_code: `share${id}`,
  promotions: [],
  document_name: null,
  created: now,
});

/** What a test meters: a resource in a quantity, at a place of the price list. */
export interface TestMeter {
  readonly resource: PricedResource;
  readonly quantity: number;
  readonly multiplier?: number;
}

/** A site without anything on it, whose clock stands still until a test moves it. Times in epoch seconds. */
export class MoneySite {
  readonly site: SiteRuntime;
  #now: number;
  #realNow: jest.SpyInstance<number, []>;

  private constructor(site: SiteRuntime, start: number) {
    this.site = site;
    this.#now = start;
    this.#realNow = jest.spyOn(Date, 'now').mockImplementation(() => this.#now * 1000);
  }

  static async start(start: number, config: Partial<SiteConfigInput> = {}): Promise<MoneySite> {
    const definition = { ...wholeSite, id: 'money', config: { ...wholeSite.config, allowDebt: false, ...config } };
    const store = new SiteStore('money', new MemoryPersistence());
    const money = new MoneySite(new SiteRuntime(definition, store), start);
    await store.transact(() => store.site.put({ ...freshSite(start), speed: 0 }));
    await settle(money.site);
    return money;
  }

  stop(): void {
    this.#realNow.mockRestore();
  }

  get now(): number {
    return this.#now;
  }

  /** Lets time pass: in one go, or in steps of an hour. */
  async until(time: number, step = Infinity): Promise<void> {
    while (this.#now < time) {
      this.#now = Math.min(time, this.#now + step);
      await settle(this.site);
    }
  }

  async account(id: number, facts: Partial<AccountRow> = {}, credit = 0): Promise<void> {
    const { store } = this.site;
    await store.transact(() => {
      store.accounts.put({ ...freshAccount(id, this.#now), ...facts });
      if (credit !== 0) this.#give(id, credit);
    });
    await settle(this.site);
  }

  async card(accountId: number, facts: Partial<CardRow> = {}): Promise<void> {
    await this.site.store.transact(() =>
      this.site.store.cards.put({
        id: String(accountId * 100 + this.site.store.cards.all().length),
        user_id: accountId,
        account_id: accountId,
        identifier: 'pm_card_visa',
        keyword: 'stripe_creditcard',
        is_primary: true,
        is_verified: true,
        is_verification_pending: false,
        valid_thru: this.#now + 3650 * DAY,
        facts: {
          card_type: 'visa',
          brand: 'visa',
          last4: '4242',
          expire_month: 12,
          expire_year: 2036,
          card_holder: 'Test',
        },
        created: this.#now,
        ...facts,
      }),
    );
  }

  async run(accountId: number, owner: string, { resource, quantity, multiplier = 1 }: TestMeter): Promise<void> {
    const { site } = this;
    const metered = {
      user_id: accountId,
      owner,
      account_id: accountId,
      place: 'tll',
      location: 'tll',
      kind: 'vm' as const,
      description: `Resource ${owner}`,
      configuration: { name: owner },
      lines: [{ part: 'main', uptime: 'main', parts: [{ resource, quantity, multiplier }] }],
    };
    await site.store.transact(() => meter(site, metered, this.#now, `${owner}@${this.#now}`));
    await settle(site);
  }

  async end(owner: string): Promise<void> {
    await this.site.store.transact(() => stopMeter(this.site.store, owner, this.#now));
    await settle(this.site);
  }

  async topUp(accountId: number, amount: number, keyword = 'stripe_creditcard'): Promise<void> {
    const { site } = this;
    await site.store.transact(() =>
      settleTopUp(site, { accountId, amount, keyword, reference: 'test', at: this.#now }),
    );
    await settle(site);
  }

  /** An account as it is now. */
  of(id: number): AccountRow {
    const row = this.site.store.accounts.get(String(id));
    if (!row) throw new Error(`There is no account ${id}`);
    return row;
  }

  /** Kinds of the mails that an account got, with their time. */
  mails(id: number): [kind: string, at: number][] {
    const to = this.of(id).fields.email;
    return this.site.store.mails.where((mail) => mail.to === to).map((mail) => [mail.kind, mail.at]);
  }

  #give(id: number, amount: number): void {
    this.site.store.credits.put({
      id: String(this.site.nextNumber()),
      user_id: id,
      account_id: id,
      amount,
      description: 'Bank transfer',
      reference: null,
      created: this.#now,
    });
  }
}
