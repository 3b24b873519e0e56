import type { ReactNode } from 'react';
import { codeRequest } from '@console/api';
import { CodeButton, useTaxLabel } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { createBucket } from '@console/contract/bucket-change';
import { payerOf, payerReason } from '@console/domain/order';
import { chosenName, OrderSubmit, OrderSummary } from '@console/domain/order-form';
import { useChargedAmount } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { AwsCommand } from '../../connect/aws-command';
import { ownOrigin } from '../actions/origin';
import { corsCode } from '../actions/requests';
import { pricePerGigabyte } from '../price';
import { useStoragePrices } from '../use-prices';
import { useFormValues } from './form';
import { useCreateText } from './texts';
import { bucketRequest, type BucketChoices } from './values';

/** The calls as a program. */
export function CreateCode() {
  const t = useCreateText();
  const values = useFormValues();
  const request = bucketRequest(values);
  return (
    <CodeButton
      size="sm"
      requests={() => [codeRequest(createBucket, request), ...(values.isOpen ? [corsCode(request, ownOrigin())] : [])]}
    >
      <AwsCommand args={['s3api', 'create-bucket', '--bucket', request.name]} />
      <p className="ui-small ui-mut">{t('code.note')}</p>
    </CodeButton>
  );
}

interface CreateButtonProps {
  readonly choices: BucketChoices;
  /** Given where nobody knows how the one before has ended: away from it. */
  readonly onLeave: (() => void) | undefined;
}

/** 'Create bucket', or why it is not possible. */
export function CreateButton({ choices, onLeave }: CreateButtonProps) {
  const t = useCreateText();
  return (
    <OrderSubmit
      label={t('submit')}
      pendingLabel={t('pending')}
      isFull
      reason={choices.isTokenBound ? undefined : payerReason(choices.accounts)}
      onLeave={onLeave}
    />
  );
}

/** What the bucket will be and cost, and the button: the right column of the form. */
export function Summary({ choices, button }: { choices: BucketChoices; button: ReactNode }) {
  const t = useCreateText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const { name, account, isOpen } = useFormValues();
  const payer = payerOf(choices, account);
  const listed = pricePerGigabyte(useStoragePrices(), 1);
  const charged = useChargedAmount();
  const unit = listed && charged(payer?.id, listed);
  const discount = payer?.discount_percentage ?? 0;
  const open = <span className="ui-mut">{t('summary.open')}</span>;
  return (
    <OrderSummary
      code={<CreateCode />}
      items={[
        { label: t('name'), value: chosenName(name, open) },
        { label: t('account'), value: payer ? accountTitle(payer) : open },
        { label: t('section.access'), value: isOpen ? t('access.own') : t('access.none') },
        { label: t('summary.unit'), value: unit ? money(unit, { digits: 4 }) : t('summary.noPrice') },
        { label: t('summary.now'), value: money(0) },
      ]}
      button={button}
      note={discount > 0 ? t('summary.noteDiscount', { tax, discount }) : t('summary.note', { tax })}
    />
  );
}
