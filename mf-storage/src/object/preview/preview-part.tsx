import { Delayed, LinkButton, SkeletonText, useFormat } from '@console/ui';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { nameIn } from '../names/path';
import { visibleText } from '../names/visible';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';
import { TEXT_BYTES } from './content';
import { TABLE_ROWS, usePreview, type Preview } from './use-preview';

interface PreviewPartProps {
  readonly store: ObjectStore;
  readonly objectKey: string;
  readonly facts: ObjectFacts;
}

/** What an object holds, shown so that nothing of it can run: text as text, pictures as dots, sound and film by the player. */
export function PreviewPart({ store, objectKey, facts }: PreviewPartProps) {
  const { preview, error, retry } = usePreview(store, objectKey, facts);
  if (error !== undefined) return <StoreFailureStrip error={error} onRetry={retry} />;
  if (!preview)
    return (
      <Delayed>
        <SkeletonText lines={8} />
      </Delayed>
    );
  return <Content preview={preview} name={visibleText(nameIn(objectKey))} />;
}

function Content({ preview, name }: { preview: Preview; name: string }) {
  const t = useBrowserText();
  const { bytes, number } = useFormat();
  switch (preview.kind) {
    case 'text':
      return (
        <>
          {preview.isCut ? <p className="ui-small ui-mut">{t('preview.first', { size: bytes(TEXT_BYTES) })}</p> : null}
          {preview.text === '' ? (
            <p className="ui-mut">{t('preview.empty')}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            <pre className="objects-text" dir="auto" tabIndex={0} aria-label={t('preview.of', { name })}>
              {preview.text}
            </pre>
          )}
        </>
      );
    case 'table':
      return (
        <>
          {preview.isCut ? <p className="ui-small ui-mut">{t('preview.rows', { n: number(TABLE_ROWS) })}</p> : null}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <div className="ui-admin objects-table" tabIndex={0} role="region" aria-label={t('preview.of', { name })}>
            <table>
              <tbody>
                {preview.rows.map((row, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- rows of a file do not move
                  <tr key={at}>
                    {row.map((cell, column) => (
                      // oxlint-disable-next-line react/no-array-index-key -- nor do its cells
                      <td key={column}>
                        <bdi>{cell}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      );
    case 'image':
      return <img className="objects-image" src={preview.url} alt={t('preview.of', { name })} />;
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is somebody's own file
      return <audio className="objects-player" controls preload="metadata" src={preview.url} aria-label={name} />;
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- it is somebody's own file
      return <video className="objects-player" controls preload="metadata" src={preview.url} aria-label={name} />;
    case 'pdf':
      return (
        <>
          <p className="ui-mut">{t('preview.pdf')}</p>
          <div>
            <LinkButton href={preview.url} icon="external-link">
              {t('preview.open')}
            </LinkButton>
          </div>
        </>
      );
    case 'large':
      return <p className="ui-mut">{t('preview.large')}</p>;
    case 'none':
      return <p className="ui-mut">{t('preview.none')}</p>;
  }
}
