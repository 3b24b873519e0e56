import { useEffect, useId, useState } from 'react';
import { Button, CopyButton, Dialog, Input, Notice, Skeleton } from '@console/ui';
import { labelLink } from './label-link';
import { labelCounts, type LabelSet } from './label-set';
import { useText } from './page-texts';
import { saveLabels } from './save-labels';

export interface ShareDialogProps {
  readonly set: LabelSet;
  readonly onClose: () => void;
}

/** A link that carries labels, or what to do where there are too many for one, or the browser cannot pack them. */
export function ShareDialog({ set, onClose }: ShareDialogProps) {
  const t = useText();
  const id = useId();
  const [made, setMade] = useState<{ readonly link?: string | undefined; readonly isUnable?: boolean }>();
  useEffect(() => {
    let isWanted = true;
    const show = (outcome: NonNullable<typeof made>): void => void (isWanted && setMade(outcome));
    labelLink(set).then(
      (link) => show({ link }),
      () => show({ isUnable: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [set]);
  const counts = { labels: labelCounts(set).size, resources: set.size };
  return (
    <Dialog open onClose={onClose} title={t('share.title', counts)} description={t('share.about', counts)}>
      {made === undefined ? <Skeleton width="100%" height={36} /> : null}
      {made?.link === undefined ? null : (
        <div className="ui-stack tight">
          <label htmlFor={id} className="ui-strong">
            {t('share.link')}
          </label>
          <Input
            id={id}
            readOnly
            autoFocus
            value={made.link}
            onChange={() => undefined}
            onFocus={({ target }) => target.select()}
            end={<CopyButton value={made.link} label={t('share.copied')} />}
          />
        </div>
      )}
      {made && made.link === undefined ? (
        <Notice
          tone="warn"
          action={
            <Button size="sm" icon="download" onClick={() => saveLabels(set)}>
              {t('export')}
            </Button>
          }
        >
          {t(made.isUnable ? 'share.unable' : 'share.tooMany')}
        </Notice>
      ) : null}
    </Dialog>
  );
}
