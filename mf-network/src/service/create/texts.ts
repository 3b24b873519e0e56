import { useCallback } from 'react';
import { isOrderId, orderText, useOrderText, type OrderId } from '@console/domain/order';
import { defineMessages, type TextOf } from '@console/ui';
import en from '../../messages/en/service-create.json';
import { translations } from '../../messages/translations';

type OwnId = keyof typeof en;
/** Id of a text of the create form: its own, or one of all order forms. */
export type CreateId = OwnId | OrderId;

/** A text with what goes into it, for rules that know why but not how it is shown. */
export interface Message {
  readonly id: CreateId;
  readonly values?: Readonly<Record<string, string | number>>;
}

const own = defineMessages('serviceCreate', en, translations);
const isOwn = (id: CreateId): id is OwnId => Object.hasOwn(en, id);

export const { Text } = own;

export const createText: TextOf<CreateId> = (id, values) => {
  if (isOwn(id)) return own.text(id, values);
  return isOrderId(id) ? orderText(id, values) : id;
};

/** Reads the texts of the create form and of all order forms. */
export function useCreateText(): TextOf<CreateId> {
  const ours = own.useText();
  const orders = useOrderText();
  return useCallback((id, values) => (isOrderId(id) ? orders(id, values) : ours(id, values)), [ours, orders]);
}

/** A message as it is shown. */
export function useSay(): (message: Message) => string {
  const t = useCreateText();
  return useCallback(({ id, values }) => t(id, values), [t]);
}
