import { useQuery } from '@console/api';
import { getS3Endpoint } from '@console/contract/bucket';
import { CommandLine, shellWord } from '@console/domain/connect';
import { useConnectText } from './texts';

/** A command of the AWS CLI at an endpoint, each of its words quoted for a shell. */
export const awsCommand = (args: readonly string[], endpoint: string): string =>
  ['aws', ...args, '--endpoint-url', endpoint].map(shellWord).join(' ');

export interface AwsCommandProps {
  /** After `aws`, each a word of its own: `['s3api', 'head-bucket', '--bucket', name]` */
  readonly args: readonly string[];
}

/** The same as a command of the AWS CLI, at the endpoint of the site; nothing while that is not known. */
export function AwsCommand({ args }: AwsCommandProps) {
  const t = useConnectText();
  const { data } = useQuery(getS3Endpoint, {});
  if (!data) return null;
  return (
    <div className="ui-stack tight">
      <span className="ui-small ui-mut">{t('aws.title')}</span>
      <CommandLine label={t('aws.command')} command={awsCommand(args, data.url)} />
    </div>
  );
}
