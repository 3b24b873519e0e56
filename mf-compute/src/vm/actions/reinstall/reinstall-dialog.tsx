import { call, codeRequest, useQuery } from '@console/api';
import { useFeature, defineAction, useActionOf } from '@console/area';
import { listVmImages, type VmImage } from '@console/contract/vm-image';
import { listVmParameters, type VmParameter } from '@console/contract/vm-parameter';
import { reinstallVm } from '@console/contract/vm-rebuild';
import { useChargedAmount, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { ConfirmName, FormDialog, Intro, toGo } from '@console/domain/dialogs';
import { Consequences, Dialog, ErrorPanel, leftToType, SkeletonText, useFormat, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { areDisksRead, bootDisk } from '../../machine/disks';
import { imageName, imagesByName, takenImages } from '../../machine/image';
import { diskName, replicasOf, replicasText } from '../../machine/replicas';
import type { JoinedVm } from '../../machine/rows';
import { ImagePicker } from './image-picker';
import { onMachine } from '../../machine/pending';
import { firstReinstall, licenceChange, reinstallProblems, type ReinstallValues } from './reinstall';
import { ActionsText, useActionsText } from '../texts';

const { useFormValues } = createForm<ReinstallValues>();

const reinstallAction = defineAction<ReinstallValues>('vm.reinstall');

interface DialogProps {
  readonly vm: JoinedVm;
  readonly onClose: () => void;
}

/** What is erased, what stays, and what a licence changes of the price. */
function Outcome({ vm, images }: { vm: JoinedVm; images: readonly VmImage[] }) {
  const t = useActionsText();
  const { money } = useFormat();
  const { os_name } = useFormValues();
  const prices = usePriceList();
  const charged = useChargedAmount();
  const terms = usePriceTerms();
  const boot = bootDisk(vm);
  const kept = { disks: vm.storage.length - (boot ? 1 : 0), copies: replicasText(replicasOf(vm)) || 'none' };
  const licence = licenceChange(
    vm,
    images.find((row) => row.os_name === os_name),
    prices,
    terms,
  );
  const items: Consequence[] = [
    {
      id: 'boot',
      tone: 'erased',
      icon: 'hard-drive',
      text: boot ? t('reinstall.erased', { disk: diskName(boot), size: boot.size }) : t('reinstall.erasedUnread'),
      detail: t('reinstall.erasedDetail'),
    },
    ...(vm.status === 'running'
      ? [{ id: 'down', tone: 'affected' as const, icon: 'power' as const, text: t('reinstall.down') }]
      : []),
    {
      id: 'kept',
      tone: 'kept',
      icon: 'check',
      text: t('reinstall.kept'),
      detail: boot && areDisksRead(vm) ? t('reinstall.keptDetail', kept) : t('reinstall.keptUnread'),
    },
    ...(licence
      ? [
          {
            id: 'licence',
            tone: 'affected' as const,
            icon: 'receipt' as const,
            text: t(licence.isAdded ? 'reinstall.licenceMore' : 'reinstall.licenceLess', {
              amount: money(charged(vm.billing_account, licence.monthly)),
            }),
          },
        ]
      : []),
  ];
  return <Consequences items={items} />;
}

interface FormProps extends DialogProps {
  readonly images: readonly VmImage[];
  readonly parameters: readonly VmParameter[];
}

function ReinstallForm({ vm, images, parameters, onClose }: FormProps) {
  const t = useActionsText();
  const shared = useText();
  const offersApps = useFeature('vmAppsEnabled');
  const action = useActionOf(reinstallAction, vm.uuid, onClose);
  const reason = whyNot('reinstall', vm, vm.pending);
  const request = ({ os_name, os_version }: ReinstallValues) => ({
    location: vm.location,
    uuid: vm.uuid,
    os_name,
    os_version,
  });
  return (
    <FormDialog<ReinstallValues, ReinstallValues>
      title={t('reinstall.title')}
      description={<Intro of={ActionsText} id="reinstall.intro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? firstReinstall(vm, images, offersApps)}
      fields={['os_name', 'os_version']}
      rules={(values) => reinstallProblems(vm, values, images, parameters)}
      isHeld={({ confirm }) => leftToType(confirm, vm.name) !== 0}
      danger
      submitLabel={t('reinstall.confirm')}
      pendingLabel={t('reinstall.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      note={({ confirm }) => toGo(confirm, vm.name)}
      code={(values) => [codeRequest(reinstallVm, request(values))]}
      toAction={(values) => ({
        values,
        work: () => onMachine(vm, 'reinstall', () => call(reinstallVm, request(values))),
        running: t('reinstall.running', { name: vm.name }),
        done: t('reinstall.done', { name: vm.name, system: imageName(imagesByName(images), values) }),
      })}
    >
      <ImagePicker vm={vm} images={images} parameters={parameters} />
      <Outcome vm={vm} images={images} />
      <p className="ui-small ui-mut">{t('reinstall.signIn', { username: vm.username ?? 'unknown' })}</p>
      <ConfirmName name={vm.name} />
    </FormDialog>
  );
}

/** Puts a fresh system onto the boot disk of a machine, which erases it: the name is typed by hand. */
export function ReinstallDialog({ vm, onClose }: DialogProps) {
  const t = useActionsText();
  const images = useQuery(listVmImages, {});
  const parameters = useQuery(listVmParameters, {});
  // Rules that did not come are left to the server to check.
  const areRulesSettled = parameters.data !== undefined || parameters.error !== undefined;
  if (!images.data || !areRulesSettled) {
    return (
      <Dialog open onClose={onClose} title={t('reinstall.title')}>
        {images.error ? (
          <ErrorPanel title={t('reinstall.noImages')} error={images.error} onRetry={() => void images.reload()} />
        ) : (
          <SkeletonText lines={5} />
        )}
      </Dialog>
    );
  }
  const taken = takenImages(images.data, parameters.data ?? []);
  return <ReinstallForm vm={vm} images={taken} parameters={parameters.data ?? []} onClose={onClose} />;
}
