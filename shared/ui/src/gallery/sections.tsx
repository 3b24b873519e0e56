import type { ReactNode } from 'react';
import { useState } from 'react';
import { Checkbox, Select, Switch } from '../controls/choice';
import { Input, SearchInput, TextArea } from '../controls/input';
import { Filter } from '../overlays/filter';
import { Menu, SplitButton } from '../overlays/menu';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { IconButton, LinkButton } from '../parts/button-kinds';
import { CodeBlock } from '../parts/code-block';
import { ColumnChart } from '../parts/column-chart';
import { CopyText } from '../parts/copy';
import { DateTime } from '../parts/date-time';
import { ErrorPanel } from '../parts/error-panel';
import { Facts, FactSection, KeyFacts, List, ListRow } from '../parts/facts';
import { Card, PageHead, SidebarBlock } from '../parts/layout';
import { LocationCode, LocationRail } from '../parts/location';
import { MoneyBar, Price } from '../parts/money';
import { Banner, LocationFailureStrip, Notice } from '../parts/notices';
import { ProgressOptions, ProgressTicks } from '../parts/progress';
import { Receipt } from '../parts/receipt';
import { Runway } from '../parts/runway';
import { SelectionBar } from '../parts/selection-bar';
import { EmptyState, SkeletonText } from '../parts/states';
import type { StatusState } from '../parts/status';
import { Status } from '../parts/status';
import { Breadcrumbs, Segmented, Tabs } from '../parts/tabs';
import { toast } from '../toasts/toast';
import { days, lines, parts, rail } from './samples';

const nothing = (): void => undefined;
const soon = Date.now() + 7000;

export function Buttons(): ReactNode {
  return (
    <div className="ui-stack">
      <div className="ui-row wrap">
        <Button variant="filled">Create</Button>
        <Button variant="filled" pending pendingLabel="Creating">
          Create
        </Button>
        <Button variant="filled" reason="Add a billing account first">
          Create
        </Button>
        <SplitButton
          icon="plus"
          moreLabel="More ways to create"
          items={[
            { id: 'a', label: 'From a machine' },
            { id: 'b', label: 'As code' },
          ]}
        >
          Create virtual machine
        </SplitButton>
      </div>
      <div className="ui-row wrap">
        <Button icon="download">Export CSV</Button>
        <Button pending>Export</Button>
        <Button variant="bare">Quiet</Button>
        <Button variant="dangerQuiet" icon="trash-2">
          Delete
        </Button>
        <Button variant="danger">Delete virtual machine</Button>
        <Button size="sm">Small</Button>
        <IconButton size="sm" icon="ellipsis" label="More" />
        <LinkButton to="/compute" endIcon="arrow-right">
          Open
        </LinkButton>
      </div>
      <div className="ui-row wrap">
        <Menu
          label="More"
          items={[
            { id: 'start', label: 'Start', icon: 'play', reason: 'Already running' },
            {
              id: 'size',
              label: 'Resize vCPU and memory',
              icon: 'sliders-horizontal',
              reason: 'Stop the machine first',
            },
            { id: 'key', label: 'Change password', icon: 'key-round' },
            { id: 'again', label: 'Reinstall', icon: 'refresh-cw', hint: 'Erases the boot disk' },
            { id: 'delete', label: 'Delete', icon: 'trash-2', danger: true, divider: true },
          ]}
        />
        <Button size="sm" onClick={() => toast.success('shop-web-green-01 is ready', { view: { to: '/compute' } })}>
          Success toast
        </Button>
        <Button
          size="sm"
          onClick={() =>
            toast.error({ message: 'Failed to resize disk', correlationId: 'storage-41ba2e' }, { retry: nothing })
          }
        >
          Error toast
        </Button>
        <Button
          size="sm"
          onClick={() =>
            ['Failed to stop ci-runner-a1.', 'Failed to list host pools.'].forEach((message) => toast.error(message))
          }
        >
          Two errors
        </Button>
        <Button
          size="sm"
          onClick={() => {
            const begun = Date.now();
            toast.progress('Creating shop-web-green-01', {
              progress: () => (Date.now() - begun) / 20_000,
              note: (share) => `${Math.floor(share * 100)}%`,
            });
          }}
        >
          Progress toast
        </Button>
      </div>
    </div>
  );
}

export function Controls(): ReactNode {
  const [text, setText] = useState('shop-web-green-01');
  const [on, setOn] = useState(true);
  const [unit, setUnit] = useState<'hour' | 'month'>('hour');
  const [tab, setTab] = useState('disks');
  const [chosen, setChosen] = useState(['error']);
  return (
    <div className="ui-stack">
      <Input label="Name" value={text} onChange={setText} />
      <Input label="Wrong" value="Shop_Images" onChange={nothing} invalid />
      <Input label="Off" value="Only when stopped" onChange={nothing} disabled />
      <SearchInput value="" onChange={nothing} placeholder="Name, address, image or ID" hint="/" />
      <Select label="Version" value="24" onChange={nothing} options={[{ value: '24', label: '24.04 LTS' }]} />
      <TextArea label="Key" mono value="ssh-ed25519 AAAAC3Nz" onChange={nothing} />
      <div className="ui-row wrap">
        <Checkbox label="On" checked={on} onChange={setOn} />
        <Checkbox label="Some" checked={false} mixed onChange={nothing} />
        <Checkbox label="Off" checked={false} disabled onChange={nothing} />
        <Switch label="On" checked={on} onChange={setOn} />
        <Switch label="Off" checked={!on} onChange={(next) => setOn(!next)} />
        <Segmented
          label="Unit"
          options={[
            { value: 'hour', label: 'Hour' },
            { value: 'month', label: 'Month' },
          ]}
          value={unit}
          onChange={setUnit}
        />
      </div>
      <div className="ui-row wrap">
        <Filter
          label="Status"
          options={[
            { value: 'running', label: 'Running', count: 9 },
            { value: 'error', label: 'Error', count: 1 },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <Filter label="Image" options={[{ value: 'a', label: 'Debian 12' }]} value={[]} onChange={nothing} />
      </div>
      <Tabs
        label="Machine"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'overview', label: 'Overview' },
          { id: 'disks', label: 'Disks', count: 3 },
          { id: 'network', label: 'Network' },
        ]}
      />
      <div className="header">
        <Breadcrumbs label="Path" items={[{ label: 'Compute', to: '/compute' }, { label: 'Virtual machines' }]} />
      </div>
    </div>
  );
}

const STATES: [StatusState, string][] = [
  ['good', 'Running'],
  ['idle', 'Stopped'],
  ['working', 'Creating'],
  ['broken', 'Error'],
  ['notice', 'Suspended'],
  ['gone', 'Deleted'],
];

export function Marks(): ReactNode {
  return (
    <div className="ui-stack">
      <div className="ui-row wrap">
        {STATES.map(([state, label]) => (
          <Status key={state} state={state} label={label} />
        ))}
      </div>
      <div className="ui-row wrap">
        <Badge>Default</Badge>
        <Badge tone="ok" icon="check">
          Verified
        </Badge>
        <Badge tone="info" icon="clock">
          Pending
        </Badge>
        <Badge tone="warn" icon="clock">
          Ends soon
        </Badge>
        <Badge tone="danger" icon="triangle-alert">
          Overdue
        </Badge>
      </div>
      <div className="ui-row wrap">
        <LocationCode slug="tll" name="Tallinn" />
        <LocationCode slug="trtu" />
        <CopyText value="203.0.113.87" label="public IPv4" mono />
        <DateTime value={new Date('2026-11-21T01:00:00Z')} />
        <Price amount={43.8} per="month" />
        <Price amount="0.006" per="hour" />
      </div>
    </div>
  );
}

export function Money(): ReactNode {
  return (
    <div className="ui-stack">
      <SidebarBlock title="Credit" extra={<Button size="sm">Top up</Button>}>
        <Price amount={446.8} size="fig" />
        <Runway
          days={12.7}
          noticeDays={3}
          labels={{ start: 'today', middle: '12 days, until 3 Dec', end: '30 days' }}
          note="At €35.02 a day. The highlighted bars are below your €100.00 low-balance notice."
        />
      </SidebarBlock>
      <SidebarBlock title="November" extra="day 21 of 30">
        <MoneyBar parts={parts} />
      </SidebarBlock>
      <SidebarBlock title="Summary">
        <Facts
          items={[
            { label: 'Name', value: 'shop-web-green-01' },
            { label: 'Location', value: <LocationCode slug="tll" name="Tallinn" /> },
          ]}
        />
        <Receipt
          lines={lines}
          before={{ label: 'Before VAT', hourly: 0.034, monthly: 24.82 }}
          tax={{ label: 'VAT 24%', hourly: 0.0082, monthly: 5.96 }}
          total={{ label: 'Total per month', note: '730 hours, €0.0422 an hour', amount: 30.78 }}
        />
        <Button variant="filled" full>
          Create virtual machine
        </Button>
      </SidebarBlock>
      <ColumnChart label="Spend by day" series={parts.map((part) => ({ name: part.label }))} columns={days} />
    </div>
  );
}

export function Page(): ReactNode {
  const [place, setPlace] = useState('all');
  return (
    <div className="ui-stack">
      <Banner
        icon="venetian-mask"
        action={
          <button type="button" className="ui-txtbtn">
            Return to your own account
          </button>
        }
      >
        You act for <b>Nordlicht Logistik GmbH & Co. KG</b>
      </Banner>
      <Banner tone="quiet" icon="megaphone" onClose={nothing}>
        <b>Storage work in Tartu</b> on 24 November.
      </Banner>
      <PageHead
        title="Virtual machines"
        facts={
          <>
            <Status state="good" label="Running" />
            <LocationCode slug="jhv" name="Jõhvi" />
          </>
        }
        actions={<Button icon="square">Stop</Button>}
      />
      <LocationRail label="Location" items={rail} value={place} onChange={setPlace} />
      <KeyFacts
        items={[
          { label: 'Public IPv4', value: '203.0.113.87', copy: '203.0.113.87', mono: true },
          { label: 'Size', value: '8 vCPU, 16 GB, 200 GB' },
          { label: 'Image', value: 'Debian 12' },
          { label: 'Created', value: '12 Mar 2025, 09:14' },
        ]}
      />
      <FactSection
        title="Addresses"
        columns={3}
        items={[
          { label: 'Private IPv4', value: '10.14.0.9', mono: true },
          { label: 'Network', value: 'internal' },
        ]}
      />
      <Card
        title="Needs attention"
        note={
          <Badge tone="danger" icon="triangle-alert">
            2
          </Badge>
        }
        flush
      >
        <List>
          <ListRow
            icon="triangle-alert"
            tone="danger"
            title="mail-relay-01 is in error"
            detail="Virtual machine, Jõhvi, since 06:12 today"
            end={<Button size="sm">Open</Button>}
          />
          <ListRow
            icon="cloud-off"
            tone="warn"
            title="Jakarta did not answer"
            detail="Counts for this location are missing"
            end={<Button size="sm">Retry</Button>}
          />
        </List>
      </Card>
      <SelectionBar
        count={3}
        sum="€74.46/month"
        onClear={nothing}
        actions={[
          { id: 'a', label: 'Start', icon: 'play', applies: 2, onSelect: nothing },
          { id: 'b', label: 'Stop', icon: 'square', reason: 'None of them runs', onSelect: nothing },
          { id: 'c', label: 'Delete', icon: 'trash-2', danger: true, onSelect: nothing },
        ]}
      />
    </div>
  );
}

export function States(): ReactNode {
  return (
    <div className="ui-stack">
      <LocationFailureStrip
        title="Jakarta did not answer."
        text="Its machines are missing below; nothing was changed."
        detail="Gateway timeout [resource-7c1f9a] (HTTP 504)"
        retryAt={soon}
        onRetry={nothing}
      />
      <LocationFailureStrip all title="No location answered." detail="Failed to connect to server" onRetry={nothing} />
      <ErrorPanel
        error={{ message: 'Failed to list load balancers', correlationId: 'network-0d41c7', status: 500 }}
        onRetry={nothing}
      />
      <Notice tone="info">The machine restarts when this is saved.</Notice>
      <Notice tone="ok">Saved.</Notice>
      <Card>
        <EmptyState
          text="Spread TCP traffic over your machines. €7.30 a month each."
          actions={
            <>
              <Button variant="filled">Create load balancer</Button>
              <Button variant="bare">Read how</Button>
            </>
          }
        />
      </Card>
      <Card title="Loading">
        <SkeletonText />
      </Card>
      <ProgressTicks percent={62} label="Creating" />
      <ProgressOptions
        items={[
          {
            id: 'a',
            icon: 'plus',
            title: 'Create another Virtual Machine',
            detail: 'With the same choices',
            to: '/compute/create',
          },
          { id: 'b', icon: 'cpu', title: 'Go to Virtual machines', to: '/compute' },
        ]}
      />
      <CodeBlock
        label="Request"
        code={'curl -X POST "$API/user-resource/vm" \\\n  -H "apikey: $APIKEY" \\\n  -d vcpu=2'}
        changed={[3]}
      />
    </div>
  );
}
