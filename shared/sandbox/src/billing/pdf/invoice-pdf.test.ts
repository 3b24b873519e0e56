/** @jest-environment node */
import { readPdf } from '../../testing/pdf-text';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN } from '../../testing/orders';
import { metalSite, wholeSite } from '../../testing/sites';
import type { SandboxSite } from '../../site';

async function pdfOf(test: TestSandbox, invoiceId: number, as?: { as?: string; host?: string }) {
  const response = await test.fetchFrom(
    `/api/v1/payment/invoice/pdf?invoice_id=${invoiceId}`,
    { headers: { apikey: (as?.as ?? 'customer').padEnd(32, '0') } },
    as?.host,
  );
  return { response, ...(await readPdf(new Uint8Array(await response.arrayBuffer()))) };
}

const invoicesOf = (test: TestSandbox, account = MAIN) => test.call('listInvoices', { billing_account_id: account });

it('says who, what and how much', async () => {
  const test = await startSandbox();
  await test.control('POST', 'clock', { advance_seconds: 32 * 86_400 });
  const [, invoice] = await invoicesOf(test);
  const { response, pages, title } = await pdfOf(test, Number(invoice?.id));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice?.name}.pdf"`);
  expect(title).toBe(`Invoice ${invoice?.name}`);
  const text = pages.join('\n');
  for (const part of ['Whole', 'Õunapuu & Pojad OÜ', 'Riia 24', 'Estonia', 'VAT no. EE101234567', 'VAT 24 %', 'Jõhvi'])
    expect(text).toContain(part);
  expect(text).toContain(`EUR ${invoice?.totals?.total?.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
  expect(text.includes('PAID')).toBe(invoice?.status === 10);
  for (const record of invoice?.records_list ?? [])
    expect(text.replaceAll('\n', ' ')).toContain(record.name?.split(' ').slice(0, 3).join(' '));
});

it('is stamped when it is paid, breaks its pages and numbers them', async () => {
  const test = await startSandbox();
  for (let index = 0; index < 60; index += 1)
    await test.call('createVm', {
      location: 'tll',
      name: `page-filler-${index}`,
      os_name: 'ubuntu',
      os_version: '24.04-lts',
      disks: [20],
      vcpu: 1,
      ram: 1024,
      username: 'user',
      password: 'Sandbox-2026',
      billing_account_id: 1_048_002,
      reserve_public_ip: false,
    });
  await test.control('POST', 'clock', { advance_seconds: 32 * 86_400 });
  const [, invoice] = await invoicesOf(test, 1_048_002);
  const { pages } = await pdfOf(test, Number(invoice?.id));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain('PAID');
  expect(pages[1]).toContain('Description');
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  const all = pages.join('\n');
  for (let index = 0; index < 60; index += 1) expect(all).toContain(`page-filler-${index}`);
  expect(all).toContain('Discount 5 %');
});

it('shows a box where its font has no sign, and the tax as the brand calls it', async () => {
  const site: SandboxSite = { ...wholeSite, taxLabel: 'GST', config: { ...wholeSite.config, siteCurrency: 'IDR' } };
  const test = await startSandbox({ sites: [site, metalSite] });
  const account = await test.call(
    'createBillingAccount',
    { email: 'a@example.com', customer_phone: '1', customer_name: '東京 Łódź Nguyễn', title: '' },
    { as: 'new' },
  );
  await test.call('deleteBillingAccount', { billing_account_id: account.id }, { as: 'new' });
  const rows = await test.call('listBillingAccounts', { show_shadow: true }, { as: 'new' });
  expect(rows).toMatchObject([{ id: account.id, is_deleted: true, credit_amount: 0 }]);
  const second = await test.call(
    'createBillingAccount',
    { email: 'a@example.com', customer_phone: '1', customer_name: '東京 Łódź Nguyễn' },
    { as: 'new' },
  );
  expect(second.credit_amount).toBe(0);
  const [, note] = await invoicesOf(test, MAIN);
  const { pages } = await pdfOf(test, Number(note?.id));
  expect(pages.join('\n')).toMatch(/GST 24 %[^]*IDR/);
});

it('belongs to its customer', async () => {
  const test = await startSandbox();
  const [, invoice] = await invoicesOf(test);
  const invoice_id = Number(invoice?.id);
  expect((await test.request('getInvoicePdf', { invoice_id }, { as: 'colleague' })).status).toBe(403);
  expect(await test.request('getInvoicePdf', { invoice_id: 1 })).toMatchObject({
    status: 400,
    body: { errors: { Error: 'No such invoice exists: 1' } },
  });
});
