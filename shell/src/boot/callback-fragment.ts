import { captureCallbackFragment } from '@console/api';

// Before anything else runs: nothing that is loaded later may find tokens in the address.
captureCallbackFragment();
