import { createContext, useContext } from 'react';
import type { ApiError } from '@console/api';
import type { ReceiptFacts } from '@console/domain/order-form';
import { createForm } from '@console/ui/forms';
import type { ServiceOrder } from './order';
import type { Message } from './texts';
import type { ServiceValues } from './values';

/** The create form: its fields and hooks, typed by its values. */
export const { ChoiceTiles, Form, NumberField, SelectField, TextField, useFormControl, useFormValues } =
  createForm<ServiceValues>();

/** A location that turned out to be full, with the words of the server. */
export interface Full {
  readonly location: string;
  readonly message: string;
}

export interface ServiceFormContext {
  readonly order: ServiceOrder;
  readonly change: (values: Partial<ServiceValues>) => void;
  readonly receipt: ReceiptFacts | undefined;
  readonly linkFaults: readonly Message[];
  readonly full: Full | undefined;
  /** Given where the networks of the location did not load. */
  readonly missingNetworks: { readonly error: ApiError; readonly retry: () => void } | undefined;
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
}

export const FormContext = createContext<ServiceFormContext | undefined>(undefined);

/** What the sections of the form share. @throws TypeError outside of the form */
export function useServiceForm(): ServiceFormContext {
  const context = useContext(FormContext);
  if (!context) throw new TypeError('This part belongs into the form of a managed service');
  return context;
}
