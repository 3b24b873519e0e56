import { lazyScreen } from '@console/area';

/** The dialog that deletes an account; its code comes when it is opened. */
export const DeleteAccountDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "billing-account-delete" */ './delete/delete-dialog').then(
      (m) => m.DeleteAccountDialog,
    ),
  null,
);
