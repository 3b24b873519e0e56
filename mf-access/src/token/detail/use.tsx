import { apiAddress, codeRequest, type CodeRequest } from '@console/api';
import { CodeDisclosure, useFeature, useLocations, useUrlAdapter } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { getUser } from '@console/contract/user';
import { listVms } from '@console/contract/vm';
import { CommandLine } from '@console/domain/connect';
import { Card, Facts, Select } from '@console/ui';
import { useTokenText } from '../texts';

const calls = ['user', 'accounts', 'machines'] as const;
type Call = (typeof calls)[number];

function requestOf(call: Call, location: string): CodeRequest {
  switch (call) {
    case 'user':
      return codeRequest(getUser, {});
    case 'accounts':
      return codeRequest(listBillingAccounts, {});
    case 'machines':
      return codeRequest(listVms, { location });
  }
}

/** How a program uses a token: where the API is, how the token is sent, and a first call in several languages. */
export function TokenUse({ secret }: { secret: string | undefined }) {
  const own = useTokenText();
  const url = useUrlAdapter();
  const [location] = useLocations();
  const hasMachines = useFeature('vmsEnabled') && location !== undefined;
  const offered = calls.filter((call) => call !== 'machines' || hasMachines);
  const chosen = offered.find((call) => call === url.get('call')) ?? 'user';
  return (
    <Card
      title={own('use.title')}
      actions={
        <Select
          label={own('use.call')}
          size="sm"
          value={chosen}
          options={offered.map((value) => ({ value, label: own(`use.${value}`) }))}
          onChange={(value) => url.set({ call: value === 'user' ? '' : value })}
        />
      }
    >
      <div className="ui-stack tight">
        <Facts
          items={[
            { label: own('use.address'), value: <code className="ui-mono">{apiAddress()}</code> },
            { label: own('use.header'), value: <code className="ui-mono">apikey</code> },
          ]}
        />
        <p className="ui-mut">{own('use.note')}</p>
        {secret === undefined ? null : <CommandLine label={own('use.variable')} command={`export TOKEN='${secret}'`} />}
        <CodeDisclosure key={chosen} open requests={() => [requestOf(chosen, location?.slug ?? '')]} />
      </div>
    </Card>
  );
}
