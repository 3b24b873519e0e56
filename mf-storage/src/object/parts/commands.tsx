import { useState } from 'react';
import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { getS3Endpoint } from '@console/contract/bucket';
import { CommandLine } from '@console/domain/connect';
import { Fold, Segmented } from '@console/ui';
import { awsCommand } from '../../connect/aws-command';
import { curlCommand } from '../../connect/curl-command';
import { useBrowserText } from '../texts';
import type { ObjectCommand } from './object-commands';

const tools = ['aws', 'curl'] as const;
type Tool = (typeof tools)[number];
const TOOL_NAMES: Readonly<Record<Tool, string>> = { aws: 'AWS CLI', curl: 'curl' };

export interface NamedCommand extends ObjectCommand {
  /** What it does, where that is not plain. */
  readonly label?: string;
}

interface CommandsProps {
  readonly bucket: string;
  readonly commands: readonly NamedCommand[];
  /** Of how many these are the first; of no more than these by default. */
  readonly of?: number;
  /** Where nothing else is shown. */
  readonly isOpen?: boolean;
}

/** The same as commands of the AWS CLI and of curl, folded. */
export function Commands({ bucket, commands, of = commands.length, isOpen = false }: CommandsProps) {
  const t = useBrowserText();
  const { s3ForcePathStyle: pathStyle } = useSiteConfig();
  const { data } = useQuery(getS3Endpoint, {});
  const [chosen, setTool] = useState<Tool>('aws');
  if (!data || commands.length === 0) return null;
  const { url: endpoint } = data;
  const hasCurl = commands.some(({ curl }) => curl);
  const tool = hasCurl ? chosen : 'aws';
  const lineOf = ({ aws, curl }: ObjectCommand): string | undefined =>
    tool === 'aws' ? awsCommand(aws, endpoint) : curl && curlCommand({ endpoint, pathStyle, bucket }, curl);
  const lines = commands.map((command) => ({ label: command.label, line: lineOf(command) }));
  const isPart = lines.some(({ line }) => line === undefined);
  const body = (
    <div className="ui-stack tight">
      {hasCurl ? (
        <div>
          <Segmented
            size="sm"
            label={t('cli.tool')}
            value={tool}
            options={tools.map((value) => ({ value, label: TOOL_NAMES[value] }))}
            onChange={setTool}
          />
        </div>
      ) : null}
      <p className="ui-small ui-mut">{t(tool === 'aws' ? 'cli.about' : 'cli.aboutCurl')}</p>
      {lines.map(({ label, line }) =>
        line === undefined ? null : (
          <div key={line} className="ui-stack tight">
            {label === undefined ? null : <span className="ui-strong ui-small">{label}</span>}
            <CommandLine label={label ?? t('cli.command', { tool: TOOL_NAMES[tool] })} command={line} />
          </div>
        ),
      )}
      {isPart ? <p className="ui-small ui-mut">{t('cli.noCurl')}</p> : null}
      {of > commands.length ? (
        <p className="ui-small ui-mut">{t('cli.first', { n: commands.length, count: of })}</p>
      ) : null}
    </div>
  );
  if (isOpen) return body;
  return <Fold title={t('cli.title')}>{body}</Fold>;
}
