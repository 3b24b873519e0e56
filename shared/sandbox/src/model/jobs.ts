import type { JobKind } from '../jobs/kinds';
import type { Row } from '../store/collection';

/** An operation that takes its time; while it is there, its target takes no other. Started in epoch ms of the site's clock. */
export interface JobRow extends Row {
  readonly kind: JobKind;
  readonly target: string;
  readonly started: number;
  /** Duration in ms at speed 1. */
  readonly lasts: number;
  readonly fails?: boolean;
  /** What the operation needs to know when it ends. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}
