import { createForm } from '@console/ui/forms';
import { text, useText } from './messages';

const { TextField } = createForm<{ confirm: string }>();

/** How far a typed name is from the one that it has to be. */
export function toGo(typed: string, name: string): string {
  if (typed === '' || typed === name) return '';
  return name.startsWith(typed)
    ? text('confirm.toGo', { n: [...name].length - [...typed].length })
    : text('confirm.differs');
}

/** The full name, typed by hand before something is erased. The field's name in the form is `confirm`. */
export function ConfirmName({ name }: { name: string }) {
  const t = useText();
  return <TextField name="confirm" label={t('confirm.type')} mono autoComplete="off" hint={name} />;
}
