import { useRef } from 'react';
import { JournalBlock, lazyScreen, locationName, Page } from '@console/area';
import { isAssigned } from '@console/contract/ip-address';
import { useNavigate, useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { useAddressPrices } from '@console/domain/addresses';
import { DetailFrame, LabelBlock, Relations, unreadIn } from '@console/domain/detail';
import { useDialog } from '@console/domain/dialogs';
import { CostBlock } from '@console/domain/charges';
import { useChargedAmount, useMonthlyPrices } from '@console/domain/price-list';
import { Button, IconButton, LocationCode, Menu, Notice, PageHead, Skeleton, useFormat } from '@console/ui';
import { useCrumbs } from '../parts/crumbs';
import { PageParts } from '../parts/page-parts';
import { useText } from '../parts/texts';
import { useOnly } from '../parts/use-located';
import { whyNot, type IpAction } from './actions/can';
import { IpDialogs } from './actions/lazy-dialogs';
import { ipDialogs, useIpMenu } from './actions/menu';
import { assigneeName, ipPrice } from './assignment';
import { Facts, TechnicalFacts } from './facts';
import { useIpRows, type IpRow } from './rows';
import { useIpText } from './texts';
import { assigneeIcon, IpStatus, useAssigneePath, useKindLabel } from './labels';

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

/** What it is, how it is, and what can be done with it. */
function Head({ row, onOpen }: { row: IpRow; onOpen: (action: IpAction) => void }) {
  const text = useIpText();
  const menu = useIpMenu(onOpen, { isOpen: true });
  const main = isAssigned(row) ? 'unassign' : 'assign';
  const mainReason = whyNot(main, row);
  const renameReason = whyNot('rename', row);
  return (
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
            onClick={() => onOpen(main)}
            {...(mainReason ? { reason: text(mainReason) } : {})}
          >
            {text(`action.${main}`)}
          </Button>
          <IconButton
            icon="pencil"
            label={text('rename.title')}
            variant="outlined"
            onClick={() => onOpen('rename')}
            {...(renameReason ? { reason: text(renameReason) } : {})}
          />
          <Menu label={text('action.more')} items={menu(row)} align="end" />
        </>
      }
    />
  );
}

/** What it costs now, and what it costs assigned and unassigned. */
function Cost({ row }: { row: IpRow }) {
  const text = useIpText();
  const price = ipPrice(row, useMonthlyPrices());
  const { assigned, unassigned } = useAddressPrices(row.location, row.billing_account_id);
  return (
    <CostBlock
      monthly={price}
      charged={{ uuid: row.uuid, billingAccount: row.billing_account_id }}
      facts={[
        ...(assigned ? [{ label: text('price.assigned'), value: assigned }] : []),
        ...(unassigned ? [{ label: text('price.unassigned'), value: unassigned }] : []),
      ]}
    />
  );
}

function Content({ row }: { row: IpRow }) {
  const t = useText();
  const navigate = useNavigate();
  const { dialog, open, close } = useDialog(ipDialogs);
  // The dialog closes itself after its work; what then is shown is the list, not this address without the dialog.
  const isReleased = useRef(false);
  const leave = () => (isReleased.current ? void navigate(paths.ipAddresses(), { replace: true }) : close());
  return (
    <Page
      title={row.address}
      breadcrumbs={useCrumbs().addresses}
      lead={
        <>
          <Cost row={row} />
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
      <Head row={row} onOpen={open} />
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
      <Facts row={row} />
      <PageParts
        label={t('ip.one')}
        path={paths.ipAddress(row)}
        subject={journalSubject(row)}
        code={<CodeTab row={row} />}
      >
        <TechnicalFacts row={row} />
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
