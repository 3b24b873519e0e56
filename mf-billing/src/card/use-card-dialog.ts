import { useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';

/** Dialogs about one card, by their names in the address of the account's page. */
export const cardDialogs = ['card-verify', 'card-delete'] as const;
export type CardDialogName = (typeof cardDialogs)[number];

export interface CardDialogOfAddress {
  readonly dialog: CardDialogName | undefined;
  /** Number of the card that it is about. */
  readonly item: string | null;
  /** Opens one as a step of its own: Back closes it. */
  readonly open: (name: CardDialogName, card: number) => void;
  readonly close: () => void;
}

/** The dialog about a card that the address names (`?dialog=card-delete&card=…`). */
export function useCardDialog(): CardDialogOfAddress {
  const [params, setParams] = useSearchParams();
  const dialog = cardDialogs.find((name) => name === params.get('dialog'));
  return {
    dialog,
    item: params.get('card'),
    open: (name, card) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('dialog', name);
        after.set('card', String(card));
        return after;
      }),
    close: useDialogClose(dialog, ['dialog', 'card']),
  };
}
