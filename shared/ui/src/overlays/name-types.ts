import type { ReactNode } from 'react';
import type { UiError } from '../parts/error-panel';

export interface NameDialogProps {
  onClose: () => void;
  /** 'Rename virtual machine' */
  title: string;
  /** As it is now. */
  name: string;
  /** Under the field while nothing is wrong. */
  hint: string;
  /** What is wrong with a name, besides that there is none; spaces around it are off already. */
  problemOf?: (name: string) => string | undefined;
  /** Gives it the new name; a rejection is expected to be in `error` and `fieldError`. */
  onSave: (name: string) => Promise<unknown>;
  error?: UiError | undefined;
  /** What the server says of the name itself. */
  fieldError?: string | undefined;
  /** Why it cannot be renamed now. */
  reason?: string | undefined;
  /** Under the field, for example the call as a program. */
  children?: (name: string) => ReactNode;
}
