import { metalOs, metalSpecs } from '../../catalogue/metal';
import { placeOf } from '../../store/store';
import type { HandlersOf } from '../context';
import { leaseChangeHandlers } from './change';
import { createMetalLease } from './order';
import { presentLease, presentSpec } from './present';

export const metalHandlers = {
  ...leaseChangeHandlers,
  createMetalLease,
  listMetalOs: () => metalOs,
  listMetalSpecs: (ctx) => metalSpecs.filter((spec) => spec.wire.is_visible).map((spec) => presentSpec(ctx, spec)),
  listMetalLeases: (ctx) =>
    ctx.store.leases
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter((lease) => ctx.reaches(lease.account_id))
      .map((lease) => presentLease(ctx, lease)),
} satisfies HandlersOf<
  'listMetalOs' | 'listMetalSpecs' | 'listMetalLeases' | 'createMetalLease' | 'updateMetalLease' | 'deleteMetalLease'
>;
