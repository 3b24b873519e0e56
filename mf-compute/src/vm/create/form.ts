import { createContext, useContext } from 'react';
import type { ApiError } from '@console/api';
import { createForm } from '@console/ui/forms';
import type { VmOrder } from './order';
import type { Message } from './texts';
import type { MissingList } from '@console/domain/order';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

/** The form for new machines: its fields and hooks, typed by its values. */
export const {
  ChoiceTiles,
  ComboboxField,
  Form,
  NumberField,
  PasswordField,
  SelectField,
  SwitchField,
  TextField,
  useFormControl,
  useFormField,
  useFormValues,
} = createForm<VmValues>();

export interface VmFormContext {
  readonly order: VmOrder;
  /** Of the order. */
  readonly choices: VmChoices;
  readonly values: VmValues;
  readonly change: (values: Partial<VmValues>) => void;
  /** The location that turned out to be full, and in which words. */
  readonly full?: { readonly location: string; readonly error: ApiError };
  readonly missingPools?: MissingList;
  readonly arePoolsLoading?: boolean;
  readonly missingNetworks?: MissingList;
  /** What the address asked for and the form could not give. */
  readonly linkFaults?: readonly Message[];
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave?: (() => void) | undefined;
}

export const FormContext = createContext<VmFormContext | undefined>(undefined);

/** What the sections of the create form share. @throws TypeError outside of the form */
export function useVmForm(): VmFormContext {
  const context = useContext(FormContext);
  if (!context) throw new TypeError('This part belongs into the create form');
  return context;
}
