import type { IconName } from '../parts/icons';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Second line. */
  hint?: string;
  /** Disabled, and why: takes the place of the hint. */
  reason?: string;
  danger?: boolean;
  /** A line above. */
  divider?: boolean;
  checked?: boolean;
  to?: string;
  href?: string;
  onSelect?: () => void;
}
