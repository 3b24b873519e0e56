import type { EndpointName } from '@console/contract/endpoints';
import { accessHandlers } from './access';
import { billingHandlers } from './billing';
import { configHandlers } from './config';
import type { HandlersOf } from './context';
import { metalHandlers } from './metal';
import { networkHandlers } from './network';
import { paymentHandlers } from './payments';
import { serviceHandlers } from './services';
import { storageHandlers } from './storage';
import { tokenHandlers } from './token';
import { userHandlers } from './user';
import { vmHandlers } from './vm';

/** A handler for every call of the contract: one that is missing, or answers in another shape, is a type error. */
export const handlers: HandlersOf<EndpointName> = {
  ...accessHandlers,
  ...billingHandlers,
  ...configHandlers,
  ...metalHandlers,
  ...networkHandlers,
  ...paymentHandlers,
  ...serviceHandlers,
  ...storageHandlers,
  ...tokenHandlers,
  ...userHandlers,
  ...vmHandlers,
};
