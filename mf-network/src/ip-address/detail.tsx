import { useRef } from 'react';
import { JournalBlock, lazyScreen, locationName, Page } from '@console/area';
import { isAssigned } from '@console/contract/ip-address';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { useAddressPrices } from '@console/domain/addresses';
import { AccountLink, DetailFrame, FactGrid, LabelBlock, Relations, unreadIn } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { CostBlock } from '@console/domain/charges';
import { useChargedAmount, useMonthlyPrices } from '@console/domain/price-list';
import {
  Button,
  DateTime,
  FactSection,
  IconButton,
  LocationCode,
  Menu,
  Notice,
  PageHead,
  Skeleton,
  useFormat,
} from '@console/ui';
import { NoneCell } from '@console/ui/data';
import { useCrumbs } from '../parts/crumbs';
import { PageParts } from '../parts/page-parts';
import { useText } from '../parts/texts';
import { useOnly } from '../parts/use-located';
import { whyNot } from './actions/can';
import { IpDialogs } from './actions/lazy-dialogs';
import { ipDialogs, useIpMenu } from './actions/menu';
import { assigneeName, ipPrice } from './assignment';
import { useIpRows, type IpRow } from './rows';
import { useIpText } from './texts';
import { AssigneeLink, assigneeIcon, IpStatus, useAssigneePath, useIpType, useKindLabel } from './labels';

const CodeTab = lazyScreen(() =>
  import(/* webpackChunkName: "network-ip_address-code" */ './code-tab').then((m) => m.CodeTab),
);

/** Says what an address that nobody uses costs. */
function IdleNotice({ row }: { row: IpRow }) {
  const t = useText();
  const { money } = useFormat();
  const price = ipPrice(row, useMonthlyPrices());
  const charged = useChargedAmount();
  if (isAssigned(row) || !price) return null;
  return <Notice tone="warn">{t('ip.idle', { price: money(charged(row.billing_account_id, price)) })}</Notice>;
}

/** What an address leads to. */
function ConnectedTo({ assignee }: Pick<IpRow, 'assignee'>) {
  const t = useText();
  const kindOf = useKindLabel();
  const to = useAssigneePath(assignee);
  return (
    <Relations
      none={t('ip.assignedToNone')}
      items={
        assignee
          ? [
              {
                id: assignee.uuid,
                icon: assigneeIcon(assignee.type),
                name: assignee.isNameLoading ? <Skeleton /> : assigneeName(assignee),
                to,
                detail: kindOf(assignee.type),
              },
            ]
          : []
      }
    />
  );
}

/** Calls name a floating IP by its address; where they say what they made, its uuid is noted, too. */
const journalSubject = ({ uuid, address }: IpRow): string[] => [uuid, address];

function Content({ row }: { row: IpRow }) {
  const t = useText();
  const typeOf = useIpType();
  const kindOf = useKindLabel();
  const price = ipPrice(row, useMonthlyPrices());
  const none = <NoneCell>{t('none')}</NoneCell>;
  const text = useIpText();
  const navigate = useNavigate();
  const { dialog, open, close } = useDialog(ipDialogs);
  const menu = useIpMenu(open, { isOpen: true });
  const { assigned, unassigned } = useAddressPrices(row.location, row.billing_account_id);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const isReleased = useRef(false);
  const leave = () => (isReleased.current ? void navigate(paths.ipAddresses(), { replace: true }) : close());
  const main = isAssigned(row) ? 'unassign' : 'assign';
  const mainReason = whyNot(main, row);
  const renameReason = whyNot('rename', row);
  return (
    <Page
      title={row.address}
      breadcrumbs={useCrumbs().addresses}
      lead={
        <>
          <CostBlock
            monthly={price}
            charged={{ uuid: row.uuid, billingAccount: row.billing_account_id }}
            facts={[
              ...(assigned ? [{ label: text('price.assigned'), value: assigned }] : []),
              ...(unassigned ? [{ label: text('price.unassigned'), value: unassigned }] : []),
            ]}
          />
          <ConnectedTo assignee={row.assignee} />
        </>
      }
      sidebar={
        <>
          <LabelBlock id={row.uuid} name={row.name || row.address} />
          <JournalBlock subject={journalSubject(row)} />
        </>
      }
    >
      <PageHead
        title={row.address}
        facts={
          <>
            <IpStatus row={row} />
            <LocationCode slug={row.location} name={locationName(row.location)} />
            {row.name ? <span>{row.name}</span> : null}
          </>
        }
        actions={
          <>
            <Button
              variant={main === 'assign' ? 'filled' : 'outlined'}
              icon={main === 'assign' ? 'link' : 'unlink'}
              onClick={() => open(main)}
              {...(mainReason ? { reason: text(mainReason) } : {})}
            >
              {text(`action.${main}`)}
            </Button>
            <IconButton
              icon="pencil"
              label={text('rename.title')}
              variant="outlined"
              onClick={() => open('rename')}
              {...(renameReason ? { reason: text(renameReason) } : {})}
            />
            <Menu label={text('action.more')} items={menu(row)} align="end" />
          </>
        }
      />
      {dialog ? (
        <IpDialogs
          row={row}
          dialog={dialog}
          onClose={leave}
          onReleased={() => {
            isReleased.current = true;
          }}
        />
      ) : null}
      <IdleNotice row={row} />
      <FactGrid
        items={[
          { label: t('ip.address'), value: row.address, mono: true, copy: row.address },
          { label: t('column.name'), value: row.name || none },
          { label: t('column.account'), value: <AccountLink id={row.billing_account_id} /> },
          { label: t('ip.assignedTo'), value: <AssigneeLink assignee={row.assignee} /> },
          {
            label: t('ip.privateAddress'),
            value: row.assigned_to_private_ip || none,
            ...(row.assigned_to_private_ip ? { copy: row.assigned_to_private_ip, mono: true } : {}),
          },
          { label: t('column.created'), value: row.created_at ? <DateTime value={row.created_at} /> : none },
        ]}
      />
      <PageParts
        label={t('ip.one')}
        path={paths.ipAddress(row)}
        subject={journalSubject(row)}
        code={<CodeTab row={row} />}
      >
        <FactSection
          title={t('ip.technical')}
          columns={3}
          items={[
            { label: t('column.type'), value: typeOf(row) },
            { label: t('ip.kind'), value: row.assignee ? kindOf(row.assignee.type) : none },
            { label: t('ip.unassignedAt'), value: row.unassigned_at ? <DateTime value={row.unassigned_at} /> : none },
            { label: t('ip.enabled'), value: row.enabled === false ? t('no') : t('yes') },
            { label: t('column.id'), value: row.id ?? none },
            { label: t('column.uuid'), value: row.uuid, mono: true, copy: row.uuid },
          ]}
        />
      </PageParts>
    </Page>
  );
}

/** One floating IP: where it leads, who pays, what it costs. (spec 3, section 3) */
export function IpAddressDetail() {
  const t = useText();
  const { location = '', uuid = '' } = useParams();
  const query = useIpRows(useOnly(location));
  return (
    <DetailFrame
      row={query.rows.find((ip) => ip.uuid === uuid)}
      title={t('ip.one')}
      breadcrumbs={useCrumbs().addresses}
      isLoading={query.isLoading}
      error={query.locations[0]?.error}
      onRetry={() => void query.reload()}
      id={uuid}
      unread={unreadIn(query.locations)}
      list={paths.ipAddresses()}
      hasSidebar
    >
      {(row) => <Content row={row} />}
    </DetailFrame>
  );
}
