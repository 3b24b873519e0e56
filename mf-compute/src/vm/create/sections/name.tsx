import { accountTitle } from '@console/contract/billing-account';
import { AccountField as PayerField } from '@console/domain/order-form';
import { Checkbox, LocationCode } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { NumberField, TextField, useVmForm } from '../form';
import { textRule, nameProblem, numberProblem, optionalTextProblem, required } from '../rules';
import { mayBeMany, maySpread, type Target } from '../targets';
import { text, useText, type Message } from '../texts';
import { MOST_MACHINES, type VmChoices } from '../choices';
import { accountOf, firstPayer, machinesInRoom, payerProblem } from '@console/domain/order';
import type { VmOrder, CreateRequest } from '../order';
import type { Problems } from '../values';
import { MB_PER_GB } from '../../machine/memory';

export const firstName = (choices: VmChoices) => ({
  name: '',
  description: '',
  count: 1,
  spread: [],
  account: firstPayer(choices),
});

/** Each machine's name keeps the rule: the first one that does not is named. */
function namesProblem({ choices, targets }: VmOrder): Message | undefined {
  const wrong = targets
    .map(({ name }) => ({ name, problem: nameProblem(choices.parameters, name) }))
    .find(({ problem }) => problem);
  if (!wrong?.problem || targets.length === 1 || wrong.problem.id === 'field.required') return wrong?.problem;
  const problem = text(wrong.problem.id, wrong.problem.values);
  return { id: 'names.wrong', values: { name: wrong.name, problem } };
}

function accountProblem({ choices, values }: VmOrder): Message | undefined {
  if (choices.isTokenBound) return undefined;
  const account = accountOf(choices.accounts, values.account);
  return account ? payerProblem(account) : required;
}

/** What is wrong with how many machines there shall be: so many at most, and no more than the account has room for. */
function countProblem({ values, size, room, count }: VmOrder): Message | undefined {
  const problem = numberProblem(values.count, { min: 1, max: MOST_MACHINES });
  if (problem || !size || !room) return problem;
  const fit = machinesInRoom(room, { vcpu: size.vcpu, ram_mb: size.memoryGb * MB_PER_GB });
  return fit > 0 && count > fit ? { id: 'count.overAccount', values: { n: fit } } : undefined;
}

/** What is wrong with names, number and account. */
export const nameProblems = (order: VmOrder): Problems => ({
  name: namesProblem(order),
  description: optionalTextProblem(order.choices.parameters, 'description', order.values.description.trim()),
  account: accountProblem(order),
  count: mayBeMany(order.values) ? countProblem(order) : undefined,
});

export function nameRequest({ values }: VmOrder, { name }: Target): Partial<CreateRequest> & { readonly name: string } {
  const description = values.description.trim();
  return { name, ...(description === '' ? {} : { description }) };
}

/** Where the API token decides who pays, no billing account is named. */
export const payerRequest = ({ choices, values }: VmOrder): Partial<CreateRequest> =>
  choices.isTokenBound || values.account === '' ? {} : { billing_account_id: Number(values.account) };

/** Who pays: a billing account, unless the API token says it already. */
function AccountField() {
  const t = useText();
  const { order, choices, values } = useVmForm();
  const room = order.room;
  return (
    <PayerField
      accounts={choices.accounts}
      isTokenBound={choices.isTokenBound}
      value={values.account}
      hint={
        room
          ? t('account.limitedTo', {
              vcpu: room.most.vcpu,
              memory: room.most.ram_mb / MB_PER_GB,
              leftVcpu: room.left.vcpu,
              leftMemory: room.left.ram_mb / MB_PER_GB,
            })
          : ''
      }
    />
  );
}

/** What the machines are called, how many there are, where they go, and who pays. */
export function NameSection() {
  const t = useText();
  const { order, choices, values } = useVmForm();
  const account = order.payer;
  const targets = order.targets;
  const [first] = targets;
  const last = targets.at(-1);
  const isMany = order.count > 1;
  const rule = textRule(choices.parameters, 'name').description;
  const about = textRule(choices.parameters, 'description');
  const names =
    isMany && values.name !== '' && first && last
      ? t('names.range', { first: first.name, last: last.name })
      : values.name;
  return (
    <FormSection
      id="name"
      title={t('create.name')}
      value={values.name === '' ? null : [names, account && accountTitle(account)].filter(Boolean).join(', ')}
    >
      <div className="ui-halves">
        <TextField
          name="name"
          label={t(isMany ? 'names.label' : 'vm.name')}
          isPlain
          autoComplete="off"
          hint={isMany ? t('names.hint', { mark: '{n}' }) : (rule ?? t('create.nameHint'))}
        />
        <AccountField />
        <TextField
          name="description"
          label={t('create.description')}
          autoComplete="off"
          optional={!about.isMandatory}
          hint={about.description}
        />
        {mayBeMany(values) ? <CountField /> : null}
      </div>
      {isMany ? (
        <>
          <SpreadField />
          <NamesPreview />
        </>
      ) : null}
    </FormSection>
  );
}

/** How many machines of these choices. */
function CountField() {
  const t = useText();
  return (
    <NumberField
      name="count"
      label={t('count.label')}
      min={1}
      max={MOST_MACHINES}
      hint={t('count.hint', { most: MOST_MACHINES })}
    />
  );
}

/** More locations for several machines: one after the other, each in the default network of its location. */
function SpreadField() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const open = choices.locations.filter((place) => !place.create_resource_disabled);
  if (!maySpread(values) || open.length < 2) return null;
  const set = (slug: string, isOn: boolean): void =>
    change({ spread: isOn ? [...values.spread, slug] : values.spread.filter((known) => known !== slug) });
  return (
    <fieldset className="compute-spread">
      <legend>{t('spread.label')}</legend>
      <div className="ui-row wrap">
        {open.map((place) => {
          const isHome = place.slug === values.location;
          return (
            <Checkbox
              key={place.slug}
              label={place.display_name}
              checked={isHome || values.spread.includes(place.slug)}
              disabled={isHome}
              onChange={(isOn) => set(place.slug, isOn)}
            />
          );
        })}
      </div>
      <span className="hint">{t('spread.hint')}</span>
    </fieldset>
  );
}

/** The names as they will be, each with its place, and those that are taken already. */
function NamesPreview() {
  const t = useText();
  const { order, choices, values } = useVmForm();
  if (values.name.trim() === '') return null;
  const targets = order.targets;
  const isSpread = order.places.length > 1;
  const taken = new Set(choices.machines.filter(({ status }) => status !== 'deleted').map(({ name }) => name));
  const double = targets.filter(({ name }) => taken.has(name)).map(({ name }) => name);
  return (
    <div className="ui-fld">
      <span className="lbl">{t('names.preview', { n: targets.length })}</span>
      <ul className="compute-names" aria-label={t('names.preview', { n: targets.length })}>
        {targets.map(({ name, location }) => (
          <li key={name}>
            {isSpread ? <LocationCode slug={location} /> : null}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {double.length > 0 ? (
        <span className="hint">{t('names.taken', { n: double.length, names: double.join(', ') })}</span>
      ) : null}
    </div>
  );
}
