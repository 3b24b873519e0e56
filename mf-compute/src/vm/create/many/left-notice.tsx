import { Button, Notice } from '@console/ui';
import { useText } from '../texts';
import type { BatchRow } from './batch';
import { canRetry, retryRows } from './run-batch';

export interface LeftNoticeProps {
  readonly batchId: string;
  readonly left: readonly BatchRow[];
  /** Back to the form with what is left. */
  readonly onChange?: ((left: readonly BatchRow[]) => void) | undefined;
}

/** Some machines were not created: try them again, or change what was chosen. */
export function LeftNotice({ batchId, left, onChange }: LeftNoticeProps) {
  const t = useText();
  const mayRetry = canRetry(batchId);
  return (
    <Notice
      tone="warn"
      action={
        <span className="ui-row wrap">
          {mayRetry ? (
            <Button size="sm" onClick={() => retryRows(batchId)}>
              {t('many.retry', { n: left.length })}
            </Button>
          ) : null}
          {onChange ? (
            <Button size="sm" onClick={() => onChange(left)}>
              {t('many.change')}
            </Button>
          ) : null}
        </span>
      }
    >
      {t(mayRetry ? 'many.left' : 'many.leftReloaded', { n: left.length })}
    </Notice>
  );
}
