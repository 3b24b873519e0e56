import type { PricedResource } from '@console/contract/pricing';
import type { Row } from '../store/collection';

/** Fields that a customer fills in; an empty text where nothing was given. */
export interface CustomerFields {
  readonly title: string;
  readonly email: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly city: string;
  readonly county: string;
  readonly post_index: string;
  readonly country: string;
  readonly company_name: string;
  readonly company_reg_code: string;
  readonly company_vat_number: string;
  readonly customer_id_number: string;
  readonly customer_name: string;
  readonly customer_phone: string;
  readonly lang: string;
}

/** A billing account; its `id` is its number as text. */
export interface AccountRow extends Row {
  readonly fields: CustomerFields;
  readonly integration_id: string;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'PENDING_VALIDATION';
  readonly restriction_level: 'CLEAR' | 'LIMITED' | 'FROZEN' | 'TERMINATED';
  readonly suspend_reason: string | null;
  readonly is_default: boolean;
  readonly is_deleted: boolean;
  readonly paying_by_invoice: boolean;
  readonly send_invoice_email: boolean;
  readonly allow_debt: boolean;
  readonly vat_percentage: number;
  readonly discount_percentage: number;
  readonly recurring: { readonly amount: number; readonly threshold: number } | null;
  readonly low_balance: { readonly is_enabled: boolean; readonly threshold: number };
  readonly referral_code: string | null;
  readonly referral_share_code: string;
  readonly promotions: readonly {
    readonly credit_type: 'first_free' | 'referral_receiver' | 'signup_campaign';
    readonly amount: number;
    readonly top_up_requirement: number;
    readonly top_up_done: number;
  }[];
  readonly document_name: string | null;
  readonly created: number;
  /** When the level was lowered because nothing was left to pay with, and what it was; levels set by hand lack it. */
  readonly restricted?: { readonly since: number; readonly before: 'CLEAR' | 'LIMITED'; readonly is_emptied?: boolean };
  /** The unpaid invoice for which the account is suspended; suspensions by hand lack it. */
  readonly suspended_for?: string | undefined;
  /** When somebody will have looked at the document of a new account. */
  readonly validate_at?: number | undefined;
  /** Since when costs are more than the credit. */
  readonly negative_since?: number | undefined;
  /** Whether the notice of a low balance has been sent since the balance fell. */
  readonly is_low_noticed?: boolean;
  /** The latest automated top-up: when, with which card, and whether it was declined. */
  readonly recurring_tried?:
    | { readonly at: number; readonly card: string | null; readonly is_failed: boolean }
    | undefined;
  /** Sum of the credit that was bought. */
  readonly topped_up?: number;
  /** Codes of the campaigns that were used. */
  readonly campaigns?: readonly string[];
}

export interface CardRow extends Row {
  readonly account_id: number;
  readonly identifier: string;
  readonly keyword: string;
  readonly is_primary: boolean;
  readonly is_verified: boolean;
  readonly is_verification_pending: boolean;
  /** Deleted cards stay for what was paid with them; nobody sees them. */
  readonly is_deleted?: boolean;
  /** The payment by which it is being verified. */
  readonly verification?: string;
  readonly valid_thru: number;
  /** Whether its owner has been told that it ended. */
  readonly is_end_noticed?: boolean;
  readonly facts: {
    readonly card_type: string;
    readonly brand: string;
    readonly last4: string;
    readonly expire_month: number;
    readonly expire_year: number;
    readonly card_holder: string;
  } | null;
  readonly created: number;
}

export interface InvoiceLine {
  readonly name: string;
  readonly descr: string;
  readonly qty: number;
  readonly qty_unit: string;
  readonly item_price: number;
  readonly amount: number;
  readonly location_slug: string | null;
}

/** A payment of an invoice. */
export interface InvoiceTransaction {
  readonly id: number;
  readonly amount: number;
  /** The payment, as its processor names it. */
  readonly identifier: string;
  /** Card that was charged; null for credit. */
  readonly card_id: string | null;
  readonly created: number;
}

export interface InvoiceRow extends Row {
  readonly account_id: number;
  readonly name: string;
  readonly type: 'cloud_services' | 'credit_topup' | 'credit_note';
  readonly status: 0 | 5 | 10;
  readonly lines: readonly InvoiceLine[];
  readonly vat_percentage: number;
  readonly discount_percentage: number;
  /** What was paid from credit, as a negative number. */
  readonly credit: number;
  readonly period_start: number;
  readonly period_end: number;
  readonly due: number;
  readonly created: number;
  readonly transactions?: readonly InvoiceTransaction[];
  /** The customer as the invoice was made, as JSON; made from the account where it is missing. */
  readonly snapshot?: string;
}

/** A movement of credit: negative for a payment. */
export interface CreditRow extends Row {
  readonly account_id: number;
  readonly amount: number;
  readonly description: string;
  /** The invoice by its name, or the payment as its processor names it; null where there is neither. */
  readonly reference: string | null;
  readonly created: number;
  /** Who bought it where somebody acted for the user. */
  readonly acting_user_id?: number | undefined;
}

/** A priced part of a resource: so many units, times the multiplier that managed services carry. */
export interface MeterLine {
  /** Which part of its resource it is: 'main', 'windows', or what comes and goes by itself with its uuid. */
  readonly part: string;
  /** Uptime name, where the price belongs to one: main, block, snapshot, backup, windows. */
  readonly uptime?: string;
  readonly parts: readonly {
    readonly resource: PricedResource;
    readonly quantity: number;
    readonly multiplier?: number;
  }[];
}

/**
 * From when to when (epoch seconds) a part of a resource was there in one size; `until` is null while it is. It may
 * begin after now: at the end of an hour that is already billed.
 */
export interface MeterRow extends Row {
  readonly owner: string;
  readonly account_id: number;
  /** Key of the price list: a location, a host pool or a metal specification. */
  readonly place: string;
  readonly location: string | null;
  readonly kind: 'vm' | 'metal' | 'service' | 'ip' | 'load_balancer' | 'bucket' | 'disk';
  readonly description: string;
  readonly configuration: {
    readonly name: string;
    readonly cpus?: number;
    readonly ram_mb?: number;
    readonly disk_gb?: number;
    readonly os?: string;
  };
  readonly line: MeterLine;
  /** When the hours of this part began to be counted: its first second, whatever it has been since. */
  readonly since: number;
  readonly from: number;
  readonly until: number | null;
}
