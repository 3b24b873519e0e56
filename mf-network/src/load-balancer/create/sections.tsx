import { locationName } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { accountOf, networkOf } from '@console/domain/order';
import { AccountField, LocationTiles, NetworkField, PublicIpField } from '@console/domain/order-form';
import { useMonthlyPrices } from '@console/domain/price-list';
import { ErrorPanel, Icon, Notice, SkeletonText } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { RuleRows } from '../rule-rows';
import { useRuleText } from '../rule-texts';
import { TargetPicker } from '../target-picker';
import { namesOf } from './choices';
import { TextField, useBalancerForm, useFormField } from './form';
import { useCreateText } from './texts';
import { candidatesOf, targetsOf } from './values';

/** Where the load balancer will be, with what it costs there. */
export function LocationSection() {
  const t = useCreateText();
  const { choices, values } = useBalancerForm();
  const monthly = useMonthlyPrices();
  return (
    <FormSection id="location" title={t('location')} value={values.location && locationName(values.location)}>
      <LocationTiles
        label={t('location')}
        locations={choices.locations}
        priceOf={({ slug }) => monthly(slug, 'LOAD_BALANCER')}
      />
    </FormSection>
  );
}

/** The network that its targets are in, and whether it is reached from the internet. */
export function NetworkSection() {
  const t = useCreateText();
  const { choices, values, missingNetworks } = useBalancerForm();
  const { offersNetworks, offersIps } = choices;
  const networks = choices.networks ?? [];
  if (!offersNetworks && !offersIps) return null;
  const chosen = [
    offersNetworks && (networkOf(networks, values.network)?.name ?? t('defaultNetwork')),
    offersIps && values.publicIp && t('withPublicIp'),
  ];
  return (
    <FormSection id="network" title={t('network')} value={chosen.filter(Boolean).join(', ')}>
      <div className="ui-halves">
        {offersNetworks ? <NetworkField networks={networks} missing={missingNetworks} /> : null}
        {offersIps ? <PublicIpField location={values.location} /> : null}
      </div>
      {offersIps && !values.publicIp ? <p className="ui-mut ui-small">{t('privateOnly')}</p> : null}
    </FormSection>
  );
}

/** Which ports it takes connections at, and where they go. */
export function RulesSection() {
  const t = useCreateText();
  const { values, change } = useBalancerForm();
  const { error, onBlur } = useFormField('rules');
  const { rules } = values;
  const label = rules
    .filter(({ source }) => source !== null)
    .map(({ source }) => source)
    .join(', ');
  return (
    <FormSection id="rules" title={t('rules')} value={rules.length === 0 ? t('noRules') : label}>
      <RuleRows
        rules={rules}
        onChange={(next) => change({ rules: next })}
        showsFaults={error !== undefined}
        onBlur={onBlur}
      />
    </FormSection>
  );
}

/** The machines that the connections go to: those of the chosen network. */
export function TargetsSection() {
  const t = useCreateText();
  const rule = useRuleText();
  const { choices, values, change, missingMachines } = useBalancerForm();
  const { error } = useFormField('targets');
  if (!choices.offersMachines) return null;
  const candidates = candidatesOf(choices, values);
  const targets = targetsOf(choices, values);
  const count = targets.length;
  return (
    <FormSection
      id="targets"
      title={t('targets')}
      value={count === 0 ? t('noTargets') : t('targetCount', { n: count })}
    >
      {missingMachines ? (
        <ErrorPanel title={t('machinesMissing')} error={missingMachines.error} onRetry={missingMachines.retry} />
      ) : candidates ? (
        <TargetPicker
          machines={candidates}
          chosen={targets.map(({ uuid }) => uuid)}
          onChange={(next) => change({ targets: next })}
          invalid={error !== undefined}
          none={rule(choices.networks ? 'noneHere' : 'noneInLocation')}
          place={{ location: values.location, network: values.network || undefined }}
        />
      ) : (
        <SkeletonText lines={2} />
      )}
      {error ? (
        <span className="lb-er" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </span>
      ) : null}
      {candidates && candidates.length > 0 && count === 0 ? (
        <p className="ui-mut ui-small">{t('targetsLater')}</p>
      ) : null}
    </FormSection>
  );
}

/** What it is called, and who pays. */
export function NameSection() {
  const t = useCreateText();
  const { choices, values } = useBalancerForm();
  const account = accountOf(choices.accounts, values.account);
  const name = values.name.trim();
  const isTaken = namesOf(choices.balancers ?? []).includes(name);
  return (
    <FormSection
      id="name"
      title={t('nameAndAccount')}
      value={name === '' ? null : [name, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="ui-halves">
        <TextField name="name" label={t('name')} autoComplete="off" hint={isTaken ? t('nameTaken') : t('nameHint')} />
        <AccountField accounts={choices.accounts} value={values.account} isTokenBound={choices.isTokenBound} />
      </div>
    </FormSection>
  );
}

/** What the address asked for and is not here; the form goes on with its defaults. */
export function LinkNotice() {
  const t = useCreateText();
  const { linkFaults } = useBalancerForm();
  if (linkFaults.length === 0) return null;
  return (
    <Notice tone="warn">
      {linkFaults.map(({ id, values }) => (
        <p key={id}>{t(id, values)}</p>
      ))}
    </Notice>
  );
}
