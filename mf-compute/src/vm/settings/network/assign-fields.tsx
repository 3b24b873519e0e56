import { useLocations, useSiteConfig, useTaxLabel } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { quoteAddresses } from '@console/domain/price';
import { usePriceList } from '@console/domain/price-list';
import { Consequences, Notice, useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import type { VmRow } from '../../rows';
import { useSettingsText } from '../texts';
import { useAccountOf } from '../use-account-of';
import type { AddressSources } from './addresses';
import type { AssignValues } from './assign-address';
import type { AssignForm } from './assign-form';
import { useOwnerName } from './use-owners';

const { ChoiceTiles, ComboboxField, TextField, useFormValues } = createForm<AssignForm>();

/** What an address costs a month, assigned and not; undefined where the list has no price. */
export function useAddressPrices(location: string): { assigned: string | undefined; unassigned: string | undefined } {
  const { money } = useFormat();
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  const where = { currency, places: [location] };
  const assigned = quoteAddresses(prices, where, { isAssigned: true });
  const unassigned = quoteAddresses(prices, where, { isAssigned: false });
  return { assigned: assigned && money(assigned.monthly), unassigned: unassigned && money(unassigned.monthly) };
}

function Losses({ ip, ownerName }: { ip: IpAddress; ownerName: string }) {
  const t = useSettingsText();
  return (
    <Consequences
      items={[
        {
          id: 'loses',
          tone: 'affected',
          icon: 'unlink',
          text: t('assign.loses', { name: ownerName, address: ip.address }),
          detail: t('assign.losesDetail'),
        },
      ]}
    />
  );
}

function LeadsTo({ privateIps }: { privateIps: readonly string[] }) {
  const t = useSettingsText();
  return privateIps.length === 1 ? null : (
    <ComboboxField
      name="private_ip"
      label={t('address.leadsTo')}
      options={privateIps.map((value) => ({ value, label: value }))}
      hint={t('assign.leadsToHint')}
    />
  );
}

interface FieldsProps {
  readonly vm: VmRow;
  readonly sources: AddressSources;
  readonly privateIps: readonly string[];
  /** The first of two calls is done: only the second is left. */
  readonly half: AssignValues | undefined;
}

/** Where the address comes from, and what that costs or takes away. */
export function AssignFields({ vm, sources, privateIps, half }: FieldsProps) {
  const t = useSettingsText();
  const form = useFormValues();
  const ownerName = useOwnerName(vm.location);
  const prices = useAddressPrices(vm.location);
  const tax = useTaxLabel();
  const { bar } = useAccountOf(vm);
  const isPaused = useLocations().find(({ slug }) => slug === vm.location)?.create_resource_disabled === true;
  const barred = isPaused ? t('assign.paused') : bar;
  if (half) {
    return (
      <>
        <Notice tone="warn">
          {t(half.half === 'reserved' ? 'assign.halfReserved' : 'assign.halfUnassigned', { address: half.address })}{' '}
          {prices.unassigned ? t('address.whileUnassigned', { amount: prices.unassigned }) : ''}
        </Notice>
        <LeadsTo privateIps={privateIps} />
      </>
    );
  }
  const { free, elsewhere, taken } = sources;
  const label = (ip: IpAddress): string =>
    ip.name ? t('address.named', { address: ip.address, name: ip.name }) : ip.address;
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
            ...(barred ? { reason: barred } : {}),
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
            elsewhere.length > 0 ? t('assign.elsewhere', { n: elsewhere.length, account: vm.accountName ?? '' }) : price
          }
        />
      ) : null}
      {form.source === 'new' ? (
        <TextField
          name="name"
          label={t('address.name')}
          optional
          autoComplete="off"
          hint={price && vm.accountName ? t('assign.chargedTo', { price, account: vm.accountName }) : price}
        />
      ) : null}
      {form.source === 'taken' ? (
        <ComboboxField
          name="taken"
          label={t('address.one')}
          options={taken.map((ip) => ({
            value: ip.address,
            label: t('assign.on', { address: label(ip), name: ownerName(ip) }),
          }))}
        />
      ) : null}
      {form.source === 'taken' && chosen ? <Losses ip={chosen} ownerName={ownerName(chosen)} /> : null}
      <LeadsTo privateIps={privateIps} />
    </>
  );
}
