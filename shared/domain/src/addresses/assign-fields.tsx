import { useTaxLabel } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { Consequences, Notice, SkeletonText, useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useIsPaused } from '../locations/use-order-locations';
import { quoteAddresses } from '../price';
import { useChargedTo, usePriceList, usePriceTerms } from '../price-list';
import type { AddressSources } from './addresses';
import type { AssignValues } from './assign-address';
import type { AssignForm } from './assign-form';
import { useText } from './messages';
import type { AddressTarget } from './target';

const { ChoiceTiles, ComboboxField, TextField, useFormValues } = createForm<AssignForm>();

export interface AddressPrices {
  readonly assigned: string | undefined;
  readonly unassigned: string | undefined;
  /** Both in one line; undefined unless both are known. */
  readonly change: string | undefined;
}

/**
 * What an address costs a month, assigned and not, in words, before tax; undefined where the list has no price.
 * @param account number of the billing account that pays for it, whose discount goes off; without it, by the price list
 */
export function useAddressPrices(location: string, account?: number | null): AddressPrices {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceList();
  const terms = usePriceTerms();
  const where = { ...terms, places: [location] };
  const assigned = quoteAddresses(prices, where, { isAssigned: true });
  const unassigned = quoteAddresses(prices, where, { isAssigned: false });
  const charged = useChargedTo(account);
  const texts = {
    assigned: assigned && money(charged(assigned).monthly),
    unassigned: unassigned && money(charged(unassigned).monthly),
  };
  return { ...texts, change: assigned && unassigned && t('unassign.cost', texts) };
}

interface LossesProps {
  readonly kind: AddressTarget['kind'];
  readonly ip: IpAddress;
  readonly ownerName: string | undefined;
}

function Losses({ kind, ip, ownerName }: LossesProps) {
  const t = useText();
  return ownerName === undefined ? (
    <SkeletonText lines={2} />
  ) : (
    <Consequences
      items={[
        {
          id: 'loses',
          tone: 'affected',
          icon: 'unlink',
          text: t('assign.loses', { name: ownerName, address: ip.address }),
          detail: t('assign.losesDetail', { kind }),
        },
      ]}
    />
  );
}

function LeadsTo({ target, privateIps }: Pick<FieldsProps, 'target' | 'privateIps'>) {
  const t = useText();
  return privateIps.length === 1 || target.kind !== 'virtual_machine' ? null : (
    <ComboboxField
      name="private_ip"
      label={t('address.leadsTo')}
      options={privateIps.map((value) => ({ value, label: value }))}
      hint={t('assign.leadsToHint')}
    />
  );
}

interface FieldsProps {
  readonly target: AddressTarget;
  readonly sources: AddressSources;
  readonly privateIps: readonly string[];
  /** The first of two calls is done: only the second is left. */
  readonly half: AssignValues | undefined;
  /** Why no new address can be charged to the account that pays. */
  readonly blocked: string | undefined;
  /** By what it is assigned to; undefined while that is on its way. */
  readonly ownerName: (ip: IpAddress) => string | undefined;
}

/** Where the address comes from, and what that costs or takes away. */
export function AssignFields({ target, sources, privateIps, half, blocked, ownerName }: FieldsProps) {
  const t = useText();
  const form = useFormValues();
  const prices = useAddressPrices(target.location, target.account);
  const tax = useTaxLabel();
  const isPaused = useIsPaused(target.location);
  const reason = isPaused ? t('assign.paused') : blocked;
  if (half) {
    return (
      <>
        <Notice tone="warn">
          {t(half.half === 'reserved' ? 'assign.halfReserved' : 'assign.halfUnassigned', { address: half.address })}{' '}
          {prices.unassigned ? t('assign.whileUnassigned', { amount: prices.unassigned }) : ''}
        </Notice>
        <LeadsTo target={target} privateIps={privateIps} />
      </>
    );
  }
  const { free, elsewhere, taken } = sources;
  const label = (ip: IpAddress): string =>
    ip.name ? t('address.named', { address: ip.address, name: ip.name }) : ip.address;
  const onOwner = (ip: IpAddress): string => {
    const name = ownerName(ip);
    return name === undefined ? label(ip) : t('assign.on', { address: label(ip), name });
  };
  const chosen = taken.find(({ address }) => address === form.taken);
  const price = prices.assigned ? t('assign.price', { amount: prices.assigned, tax }) : undefined;
  return (
    <>
      <ChoiceTiles
        name="source"
        label={t('assign.source')}
        options={[
          {
            value: 'free',
            title: t('assign.free'),
            detail: t('assign.freeCount', { n: free.length }),
            ...(free.length === 0
              ? {
                  reason:
                    elsewhere.length > 0 ? t('assign.noneFreeHere', { n: elsewhere.length }) : t('assign.noneFree'),
                }
              : {}),
          },
          {
            value: 'new',
            title: t('assign.new'),
            detail: prices.assigned ? t('assign.newPrice', { amount: prices.assigned }) : undefined,
            ...(reason ? { reason } : {}),
          },
          {
            value: 'taken',
            title: t('assign.taken'),
            detail: t('assign.takenCount', { n: taken.length }),
            ...(taken.length === 0 ? { reason: t('assign.noneTaken') } : {}),
          },
        ]}
      />
      {form.source === 'free' ? (
        <ComboboxField
          name="free"
          label={t('address.one')}
          options={free.map((ip) => ({ value: ip.address, label: label(ip) }))}
          hint={
            elsewhere.length > 0
              ? t('assign.elsewhere', { n: elsewhere.length, account: target.accountName || 'unknown' })
              : price
          }
        />
      ) : null}
      {form.source === 'new' ? (
        <TextField
          name="name"
          label={t('address.name')}
          optional
          autoComplete="off"
          hint={price && target.accountName ? t('assign.chargedTo', { price, account: target.accountName }) : price}
        />
      ) : null}
      {form.source === 'taken' ? (
        <ComboboxField
          name="taken"
          label={t('address.one')}
          options={taken.map((ip) => ({ value: ip.address, label: onOwner(ip) }))}
        />
      ) : null}
      {form.source === 'taken' && chosen ? (
        <Losses kind={target.kind} ip={chosen} ownerName={ownerName(chosen)} />
      ) : null}
      <LeadsTo target={target} privateIps={privateIps} />
    </>
  );
}
