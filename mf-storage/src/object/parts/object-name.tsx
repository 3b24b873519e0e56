import '../object.css';
import { visiblePieces } from '../names/visible';
import { useBrowserText } from '../texts';

/**
 * A name as it is in the bucket: apart from the text around it, whatever direction it runs, and with all its signs to be seen.
 * Between two slashes a folder has no name: that is said.
 */
export function ObjectName({ name }: { name: string }) {
  const t = useBrowserText();
  if (name === '') return <i>{t('name.none')}</i>;
  return (
    <bdi>
      {visiblePieces(name).map(({ text, isMark }, at) =>
        isMark ? (
          // oxlint-disable-next-line react/no-array-index-key -- a name's pieces do not move
          <span key={at} className="objects-mark">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
