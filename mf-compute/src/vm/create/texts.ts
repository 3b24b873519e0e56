import { useCallback } from 'react';
import { isOrderId, orderText, useOrderText, type OrderId } from '@console/domain/order';
import { defineMessages, type TextOf } from '@console/ui';
import { text as sharedText, useText as useSharedText, type Id as SharedId } from '../../texts';
import en from '../../messages/en/vm-create.json';
import { translations } from '../../messages/translations';

type OwnId = keyof typeof en;
/** Id of a text of the create form: its own, one of all order forms, or one that all screens of the area share. */
export type Id = OwnId | OrderId | SharedId;

/** A text with what goes into it, for rules that know why but not how it is shown. */
export interface Message {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number>>;
}

const own = defineMessages('vmCreate', en, translations);
const isOwn = (id: Id): id is OwnId => Object.hasOwn(en, id);

export const { Text } = own;

export const text: TextOf<Id> = (id, values) => {
  if (isOwn(id)) return own.text(id, values);
  return isOrderId(id) ? orderText(id, values) : sharedText(id, values);
};

/** Reads the texts of the create form, of all order forms and of the area. */
export function useText(): TextOf<Id> {
  const ours = own.useText();
  const orders = useOrderText();
  const shared = useSharedText();
  return useCallback(
    (id, values) => {
      if (isOwn(id)) return ours(id, values);
      return isOrderId(id) ? orders(id, values) : shared(id, values);
    },
    [ours, orders, shared],
  );
}

/** A message as it is shown. */
export function useSay(): (message: Message) => string {
  const t = useText();
  return useCallback(({ id, values }) => t(id, values), [t]);
}
