import { saveFile } from '@console/area';
import { CommandLine } from '@console/domain/connect';
import { Button, Card, Notice } from '@console/ui';
import { useText } from '../../texts';
import type { TokenRow } from '../rows';
import { useTokenText } from '../texts';

/** What stands in the name of a file for everything that some system does not take there. */
const UNSAFE = /[^\p{L}\p{N}._-]+/gu;

/** The secret of a token that was just created: the only time that it is on a screen. */
export function NewToken({ token, secret }: { token: TokenRow; secret: string }) {
  const t = useText();
  const own = useTokenText();
  return (
    <Card title={own('new.title')}>
      <div className="ui-stack tight">
        <Notice tone="ok">{own('new.once')}</Notice>
        <CommandLine label={t('token.secret')} command={secret} />
        <div className="ui-row wrap">
          <Button
            size="sm"
            icon="download"
            onClick={() => saveFile(`${token.name.replaceAll(UNSAFE, '-') || 'token'}.txt`, `${secret}\n`)}
          >
            {own('new.save')}
          </Button>
          <span className="ui-small ui-mut">{own('new.care')}</span>
        </div>
      </div>
    </Card>
  );
}
