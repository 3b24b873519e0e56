import type { CodeRequest } from '@console/api';
import { codeRequest } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import { createBucket } from '@console/contract/bucket-change';
import { CodeCalls } from '@console/domain/detail';
import { AwsCommand } from '../../connect/aws-command';
import { ownOrigin } from '../actions/origin';
import { corsCode, deleteCode, moveCode, readCode } from '../actions/requests';
import { useBucketText } from '../texts';

const calls = ['read', 'create', 'move', 'cors', 'delete'] as const;
type Call = (typeof calls)[number];

/** What a call is about this bucket. */
function requestOf(call: Call, { name, billing_account_id: account }: Bucket): CodeRequest {
  switch (call) {
    case 'read':
      return readCode({ name });
    case 'create':
      return codeRequest(createBucket, { name, ...(account == null ? {} : { billing_account_id: account }) });
    case 'move':
      return moveCode({ name }, account ?? 0);
    case 'cors':
      return corsCode({ name }, ownOrigin());
    case 'delete':
      return deleteCode({ name });
  }
}

/** The same in the language of S3, where it has a word for it: it knows nothing of billing accounts. */
function s3Command(call: string, name: string): readonly string[] | undefined {
  if (call === 'read') return ['s3api', 'head-bucket', '--bucket', name];
  if (call === 'create') return ['s3api', 'create-bucket', '--bucket', name];
  if (call === 'cors') return ['s3api', 'get-bucket-cors', '--bucket', name];
  return call === 'delete' ? ['s3api', 'delete-bucket', '--bucket', name] : undefined;
}

/** The calls of every action that there is on a bucket. */
export function CodeTab({ bucket }: { bucket: Bucket }) {
  const t = useBucketText();
  return (
    <CodeCalls calls={calls.map((id) => ({ id, label: t(`code.${id}`), requests: [requestOf(id, bucket)] }))}>
      {(id) => {
        const command = s3Command(id, bucket.name);
        return (
          <>
            {command ? <AwsCommand args={command} /> : null}
            {id === 'create' ? <p className="ui-small ui-mut">{t('code.createNote')}</p> : null}
            {id === 'cors' ? <p className="ui-small ui-mut">{t('code.corsNote')}</p> : null}
          </>
        );
      }}
    </CodeCalls>
  );
}
