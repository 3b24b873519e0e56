import { defineMessages } from '@console/ui';
import en from '../../messages/en/vm-machine.json';
import { translations } from '../../messages/translations';

export const {
  useText: useMachineText,
  Text: MachineText,
  text: machineText,
} = defineMessages('vmMachine', en, translations);
