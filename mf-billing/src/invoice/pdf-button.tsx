import { actionStore } from '@console/area';
import { Button, IconButton } from '@console/ui';
import { invoiceNumber, type IssuedInvoice } from './kind';
import { pdfAction, savePdf } from './pdf';
import { useInvoicesText } from './texts';

/** Saves an invoice as a file; `compact` in a row. */
export function PdfButton({ invoice, compact = false }: { invoice: IssuedInvoice; compact?: boolean }) {
  const t = useInvoicesText();
  const id = pdfAction.idOf(String(invoice.id));
  const isRunning = actionStore(({ actions }) => actions.some((one) => one.id === id && one.state === 'running'));
  if (!compact) {
    return (
      <Button icon="download" pending={isRunning} onClick={() => savePdf(invoice)}>
        {t('pdf.button')}
      </Button>
    );
  }
  const label = t('pdf.save', { number: invoiceNumber(invoice) ?? '' });
  return (
    <IconButton
      size="sm"
      variant="bare"
      icon="download"
      label={label}
      pending={isRunning}
      onClick={() => savePdf(invoice)}
    />
  );
}
