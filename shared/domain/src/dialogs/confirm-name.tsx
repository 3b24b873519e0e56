import type { ReactNode } from 'react';
import { leftToType } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { text, useText } from './messages';

const { TextField } = createForm<{ confirm: string }>();

/** How far a typed name is from the one that it has to be; the count is not read out at every key. */
export function toGo(typed: string, name: string): ReactNode {
  const left = leftToType(typed, name);
  if (typed === '' || left === 0) return '';
  if (left === undefined) return text('confirm.differs');
  return <span aria-live="off">{text('confirm.toGo', { n: left })}</span>;
}

/** The full name, typed by hand before something is erased. The field's name in the form is `confirm`. */
export function ConfirmName({ name }: { name: string }) {
  const t = useText();
  return <TextField name="confirm" label={t('confirm.type', { name })} mono autoComplete="off" />;
}
