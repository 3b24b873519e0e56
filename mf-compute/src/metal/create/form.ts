import { createContext, useContext } from 'react';
import type { ReceiptFacts } from '@console/domain/order-form';
import { createForm } from '@console/ui/forms';
import type { OrderChoices, OrderValues } from './values';

/** The order form: its fields and hooks, typed by its values. */
export const { ChoiceTiles, Form, SelectField, TextField, useFormControl, useFormValues } = createForm<OrderValues>();

/** A server type that the server said is out in a location, whatever the list of types says. */
export interface SoldOut {
  readonly location: string;
  readonly spec: string;
}

export interface OrderFormContext {
  readonly choices: OrderChoices;
  readonly values: OrderValues;
  readonly change: (values: Partial<OrderValues>) => void;
  readonly receipt: ReceiptFacts | undefined;
  readonly soldOut: SoldOut | undefined;
  /** Given where nobody knows how the order before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
}

export const FormContext = createContext<OrderFormContext | undefined>(undefined);

/** What the sections of the order form share. @throws TypeError outside of the form */
export function useOrderForm(): OrderFormContext {
  const context = useContext(FormContext);
  if (!context) throw new TypeError('This part belongs into the order form');
  return context;
}
