import { createContext, useContext } from 'react';
import type { MissingList } from '@console/domain/order';
import type { ReceiptFacts } from '@console/domain/order-form';
import { createForm } from '@console/ui/forms';
import type { Message } from './texts';
import type { BalancerChoices, BalancerValues } from './values';

/** The create form: its fields and hooks, typed by its values. */
export const { Form, TextField, useFormControl, useFormField, useFormValues } = createForm<BalancerValues>();

export interface BalancerFormContext {
  readonly choices: BalancerChoices;
  readonly values: BalancerValues;
  readonly change: (values: Partial<BalancerValues>) => void;
  readonly receipt: ReceiptFacts | undefined;
  readonly missingNetworks: MissingList | undefined;
  readonly missingMachines: MissingList | undefined;
  /** What the address asked for and the form could not give. */
  readonly linkFaults: readonly Message[];
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
}

export const FormContext = createContext<BalancerFormContext | undefined>(undefined);

/** What the sections of the create form share. @throws TypeError outside of the form */
export function useBalancerForm(): BalancerFormContext {
  const context = useContext(FormContext);
  if (!context) throw new TypeError('This part belongs into the create form');
  return context;
}
