import type { ReactNode } from 'react';
import type { Amount } from '../text/formats';

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
 * Calls `work` for each id, a few at a time, and resolves when all of them have ended. `work` rejects with what a row
 * has failed by. Rejects only where the rest must not be done any more; nobody is told then.
 */
export type BulkRunner = (ids: readonly string[], work: (id: string) => Promise<void>) => Promise<unknown>;

/** What has become of a row. `skipped`: the rest was cancelled before its turn. */
export type BulkRowState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface BulkDialogProps {
  open: boolean;
  onClose: () => void;
  /** 'Stop 3 virtual machines' */
  title: ReactNode;
  description?: ReactNode;
  /** The plan; it may change until it is confirmed, and is kept as it was from then on. */
  rows: readonly BulkRow[];
  /** Does it to one row; rejects with an error that has a message, and best a correlation id. */
  run: (id: string) => Promise<unknown>;
  /** `runBulk` of @console/area: three at a time. */
  runner: BulkRunner;
  /** By how much the spend of a month changes in all, before tax; below zero it goes down. */
  spend?: { amount: Amount; currency?: string } | undefined;
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
