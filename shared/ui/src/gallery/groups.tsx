import type { ReactNode } from 'react';
import { useState } from 'react';
import * as v from 'valibot';
import type { Column } from '../data/index';
import { AdminTable, DataTable, NameCell, NoneCell, NumberCell } from '../data/index';
import { createForm, FormError, FormSection, SubmitButton } from '../forms/index';
import { Card } from '../parts/layout';
import { LocationCode } from '../parts/location';
import { Price } from '../parts/money';
import { Segmented } from '../parts/tabs';
import type { StatusState } from '../parts/status';
import { Status } from '../parts/status';

interface Machine {
  id: number;
  name: string;
  state: StatusState;
  word: string;
  place: string;
  memory: number;
  address: string | null;
  price: number;
}

const STATES: [StatusState, string][] = [
  ['good', 'Running'],
  ['idle', 'Stopped'],
  ['working', 'Creating'],
  ['broken', 'Error'],
];
const PLACES = ['tll', 'jhv', 'trtu'];

const machines = Array.from({ length: 10_000 }, (_, id): Machine => {
  const [state, word] = STATES[id % 7 === 0 ? 1 : id % 31 === 0 ? 3 : 0] ?? ['good', 'Running'];
  return {
    id,
    name: `shop-web-${id}`,
    state,
    word,
    place: PLACES[id % 3] ?? 'tll',
    memory: 1 + (id % 16),
    address: id % 5 ? `203.0.113.${id % 250}` : null,
    price: 8 + (id % 90),
  };
});

const columns: Column<Machine>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    cell: (row) => <NameCell to="/compute" name={row.name} detail="Behind lb-shop-public" />,
  },
  {
    id: 'state',
    header: 'Status',
    width: 96,
    value: (row) => row.word,
    cell: (row) => <Status state={row.state} label={row.word} />,
  },
  {
    id: 'place',
    header: 'Location',
    width: 96,
    value: (row) => row.place,
    cell: (row) => <LocationCode slug={row.place} />,
  },
  {
    id: 'memory',
    header: 'RAM',
    width: 72,
    align: 'end',
    value: (row) => row.memory,
    cell: (row) => <NumberCell value={row.memory} unit="GB" />,
  },
  {
    id: 'address',
    header: 'Public IPv4',
    width: 120,
    hidden: true,
    value: (row) => row.address,
    cell: (row) => row.address ?? <NoneCell />,
  },
  {
    id: 'price',
    header: 'Per month',
    width: 92,
    align: 'end',
    value: (row) => row.price,
    cell: (row) => <Price amount={row.price} />,
  },
];

type Filling = 'many' | 'few' | 'none' | 'loading';
const FILLINGS: { value: Filling; label: string }[] = [
  { value: 'few', label: '12' },
  { value: 'many', label: '10,000' },
  { value: 'none', label: 'None' },
  { value: 'loading', label: 'Loading' },
];
const few = machines.slice(0, 12);

export function Tables(): ReactNode {
  const [filling, setFilling] = useState<Filling>('few');
  const rows = filling === 'many' ? machines : filling === 'few' ? few : [];
  return (
    <div className="ui-stack">
      <Segmented label="Rows" options={FILLINGS} value={filling} onChange={setFilling} />
      <div className="table">
        <DataTable
          label="Virtual machines"
          columns={columns}
          rows={rows}
          getRowId={(row) => String(row.id)}
          loading={filling === 'loading'}
          search={{ placeholder: 'Name or address', text: (row) => [row.name, row.address] }}
          filters={[{ id: 'status', label: 'Status', value: (row) => row.word }]}
          rowActions={() => [
            { id: 'stop', label: 'Stop', icon: 'square' },
            { id: 'delete', label: 'Delete', icon: 'trash-2', danger: true, divider: true },
          ]}
          selection={{ actions: () => [{ id: 'stop', label: 'Stop', icon: 'square', onSelect: () => undefined }] }}
          footer={(shown) => `${shown.length} machines`}
          fill
        />
      </div>
      <AdminTable label="Records" rows={filling === 'few' ? few.slice(0, 3).map((row) => ({ ...row })) : []} />
    </div>
  );
}

const schema = v.object({
  place: v.string(),
  name: v.pipe(
    v.string(),
    v.nonEmpty('Enter a name.'),
    v.regex(/^[a-z0-9-]*$/, 'Only lowercase letters, digits and hyphens.'),
  ),
  size: v.pipe(v.number(), v.minValue(1, 'At least 1 GB.')),
  password: v.pipe(v.string(), v.minLength(8, 'At least 8 characters.')),
  version: v.string(),
  script: v.string(),
  backups: v.boolean(),
  terms: v.boolean(),
});

const {
  CheckboxField,
  ChoiceTiles,
  Form,
  NumberField,
  PasswordField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} = createForm<v.InferInput<typeof schema>>();

export function Forms(): ReactNode {
  return (
    <Form
      schema={schema}
      defaultValues={{
        place: 'tll',
        name: 'Shop_Images',
        size: 4,
        password: '',
        version: '24',
        script: '',
        backups: true,
        terms: false,
      }}
      onSubmit={() => Promise.reject(new Error('Not enough capacity in Tallinn'))}
    >
      <FormSection id="place" title="Location">
        <ChoiceTiles
          name="place"
          label="Location"
          kind="location"
          options={[
            { value: 'tll', title: 'Tallinn', code: 'tll', detail: 'Estonia' },
            { value: 'jhv', title: 'Jõhvi', code: 'jhv', detail: 'Estonia' },
            { value: 'jkt', title: 'Jakarta', code: 'jkt', reason: 'Creating is paused' },
          ]}
        />
      </FormSection>
      <Card title="Machine">
        <div className="ui-stack">
          <TextField name="name" label="Name" hint="Also the host name." />
          <NumberField name="size" label="Memory" min={1} max={64} unit="GB" slider />
          <PasswordField name="password" label="Password" />
          <SelectField
            name="version"
            label="Version"
            options={[
              { value: '24', label: '24.04 LTS' },
              { value: '22', label: '22.04 LTS' },
            ]}
          />
          <TextAreaField name="script" label="Start script" optional mono />
          <SwitchField name="backups" label="Weekly backups" />
          <CheckboxField name="terms" label="I have read the terms" />
        </div>
      </Card>
      <FormError />
      <SubmitButton pendingLabel="Creating">Create</SubmitButton>
    </Form>
  );
}
