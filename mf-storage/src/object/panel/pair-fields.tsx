import { Button, IconButton, Input } from '@console/ui';
import { useBrowserText } from '../texts';
import type { Pair } from './metadata-form';

interface PairFieldsProps {
  readonly pairs: readonly Pair[];
  readonly onChange: (pairs: readonly Pair[]) => void;
}

/** Names and values that somebody has made up. */
export function PairFields({ pairs, onChange }: PairFieldsProps) {
  const t = useBrowserText();
  const set = (id: number, change: Partial<Pair>): void =>
    onChange(pairs.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const add = (): void =>
    onChange([...pairs, { id: Math.max(-1, ...pairs.map((one) => one.id)) + 1, name: '', value: '' }]);
  return (
    <fieldset className="objects-pairs ui-stack tight">
      <legend className="ui-strong">{t('facts.metadata')}</legend>
      {pairs.length === 0 ? <p className="ui-small ui-mut">{t('facts.noMetadata')}</p> : null}
      {pairs.map(({ id, name, value }, at) => (
        <div key={id} className="ui-row">
          <Input
            mono
            label={t('meta.name', { n: at + 1 })}
            value={name}
            onChange={(next) => set(id, { name: next })}
            spellCheck={false}
          />
          <Input
            dir="auto"
            label={t('meta.value', { n: at + 1 })}
            value={value}
            onChange={(next) => set(id, { value: next })}
            spellCheck={false}
          />
          <IconButton
            icon="x"
            variant="bare"
            label={t('meta.remove', { n: at + 1 })}
            onClick={() => onChange(pairs.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon="plus" onClick={add}>
          {t('meta.add')}
        </Button>
      </div>
    </fieldset>
  );
}
