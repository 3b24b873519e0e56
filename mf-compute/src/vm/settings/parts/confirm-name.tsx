import { TextField } from '@console/ui/forms';
import { dialogText, useDialogText } from './texts';

/** How far a typed name is from the one that it has to be. */
export function toGo(typed: string, name: string): string {
  if (typed === '' || typed === name) return '';
  return name.startsWith(typed)
    ? dialogText('confirm.toGo', { n: [...name].length - [...typed].length })
    : dialogText('confirm.differs');
}

/** The full name, typed by hand before something is erased. The field's name in the form is `confirm`. */
export function ConfirmName({ name }: { name: string }) {
  const t = useDialogText();
  return <TextField name="confirm" label={t('confirm.type')} mono autoComplete="off" hint={name} />;
}
