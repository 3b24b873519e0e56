import { useCallback, useEffect, type ReactNode } from 'react';
import { lazyScreen, useDialogClose, type UrlAdapter } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { useChosen } from '@console/domain/bulk';
import type { IpBulk } from './actions/bulk-dialogs';
import type { IpAction } from './actions/can';
import { ipDialogs } from './actions/menu';
import type { IpRow } from './rows';

const IpDialogs = lazyScreen(
  () => import(/* webpackChunkName: "network-ip_address-dialogs" */ './actions/ip-dialogs').then((m) => m.IpDialogs),
  null,
);
const IpBulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "network-ip_address-bulk" */ './actions/bulk-dialogs').then((m) => m.IpBulkDialogs),
  null,
);

const bulkActions = ['release', 'account'] as const satisfies readonly IpBulk[];

export interface IpListDialogs {
  readonly open: (action: IpAction, row: IpRow) => void;
  readonly openMany: (action: IpBulk, rows: readonly IpRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * The dialogs of the list, by the address: `?dialog=release&item=` with a uuid, `?bulk=release` for the selection, which is not
 * in the address: after a reload nothing is selected, and that dialog is closed.
 */
export function useIpListDialogs(url: UrlAdapter, rows: readonly IpRow[]): IpListDialogs {
  const { items: chosen, unseen, choose } = useChosen(rows);
  const [, setParams] = useSearchParams();
  const bulk = bulkActions.find((name) => name === url.get('bulk'));
  const isLost = url.get('bulk') !== null && (!bulk || chosen.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const openMany = useCallback(
    (action: IpBulk, some: readonly IpRow[]) => {
      choose(some);
      url.set({ bulk: action });
    },
    [url, choose],
  );
  const open = useCallback(
    (action: IpAction, { uuid }: IpRow) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('dialog', action);
        after.set('item', uuid);
        return after;
      }),
    [setParams],
  );
  const dialog = ipDialogs.find((name) => name === url.get('dialog'));
  const close = useDialogClose(dialog, ['dialog', 'item']);
  const row = dialog && rows.find(({ uuid }) => uuid === url.get('item'));
  return {
    open,
    openMany,
    dialog: (
      <>
        {row && dialog ? <IpDialogs key={row.uuid} row={row} dialog={dialog} onClose={close} /> : null}
        {bulk && chosen.length > 0 ? (
          <IpBulkDialogs
            action={bulk}
            rows={chosen}
            unseen={unseen.map(({ address }) => address)}
            onClose={() => {
              choose([]);
              url.set({ bulk: null });
            }}
          />
        ) : null}
      </>
    ),
  };
}
