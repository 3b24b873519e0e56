import type { ReactNode } from 'react';
import type { UiError } from '../parts/error-panel';
import type { Amount } from '../text/formats';
import type { Spend } from './spend-line';

/** One thing of a bulk action, as its plan shows it. */
export interface BulkRow {
  readonly id: string;
  /** In full, never cut. */
  readonly name: string;
  /** Where it is, or what it is, behind the name. */
  readonly place?: string;
  /** What will happen to it. */
  readonly effect?: ReactNode;
  /** Why it is left out; such a row is shown apart, and nothing is done to it. */
  readonly blocked?: string;
  /** By how much its price of a month changes, before tax. */
  readonly spend?: Amount;
}

/**
 * What has become of a row. `unknown`: nobody could find out whether it was carried out. `skipped`: the rest was cancelled
 * before its turn.
 */
export type BulkRowState = 'waiting' | 'running' | 'done' | 'failed' | 'unknown' | 'skipped';

export interface BulkRowResult {
  readonly state: BulkRowState;
  readonly error?: UiError;
}

export interface BulkCounts {
  readonly count: number;
  readonly ended: number;
  readonly done: number;
  readonly failed: number;
  readonly unknown: number;
  readonly skipped: number;
  /** Have not begun. */
  readonly waiting: number;
}

/** A bulk action under way. It lives on its own: the dialog that began it may close. */
export interface BulkRun<Row extends { readonly id: string } = BulkRow> {
  readonly rows: readonly Row[];
  readonly isRunning: () => boolean;
  readonly result: (id: string) => BulkRowResult | undefined;
  readonly counts: () => BulkCounts;
  /** Rows that have failed, in the order of the plan. */
  readonly failures: () => readonly Row[];
  /** Rows of which nobody knows whether they were carried out, in the order of the plan. */
  readonly unknowns: () => readonly Row[];
  /** Does it again for those that have failed, and only those. */
  readonly retry: () => void;
  /** Does it again for those of which nobody knows: what somebody has decided who has read why. */
  readonly sendAgain: () => void;
  /** What has not begun is not done any more. */
  readonly cancelRest: () => void;
  /** Says that a screen shows it: no toast tells its end. @returns the end of it */
  readonly watch: (onEnd: () => void) => () => void;
  /** Counts up with every change; with `subscribe` for useSyncExternalStore. */
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is done to which rows, and how its end is told where no dialog shows it. */
export interface BulkPlan {
  readonly rows: readonly BulkRow[];
  /** What is done, where no dialog shows it: 'Stop 3 machines'. */
  readonly label: string;
  readonly run: (id: string) => Promise<unknown>;
  readonly done: (count: number) => string;
  readonly failed: (bulk: BulkRun) => string;
  readonly unknown: (bulk: BulkRun) => string;
}

/** What does the work of a plan; the dialog only shows it. */
export interface BulkEngine {
  /** Begins at once. */
  readonly start: (plan: BulkPlan) => BulkRun;
  /** Whether an action of this page works at a row, or will. */
  readonly isBusy: (id: string) => boolean;
}

export interface BulkDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Stop 3 virtual machines' */
  title: ReactNode;
  description?: ReactNode;
  /** The plan; it may change until it is confirmed, and is kept as it was from then on. */
  rows: readonly BulkRow[];
  /** Names of those that the list behind does not show any more; the plan has them as they were. */
  unseen?: readonly string[] | undefined;
  /** Does it to one row; rejects with an error that has a message, and best a correlation id. */
  run: (id: string) => Promise<unknown>;
  /** Areas take the BulkDialog of @console/area, which has it. */
  engine: BulkEngine;
  /** Of all of them; below zero it goes down. */
  spend?: Spend | undefined;
  /** Choices that belong to the plan, for example 'Release the addresses too'. */
  children?: ReactNode;
  /** Below all else of the plan, for example its calls as code. */
  after?: ReactNode;
  /** 'Stop 3 machines' */
  confirmLabel: string;
  /** What must be typed first; for what cannot be undone. The button is red then. */
  confirmText?: string;
  /** A red button without typing. */
  danger?: boolean;
  /** 'One machine is stopped', '3 machines are stopped': of those that succeeded. */
  doneText: (count: number) => string;
}
