import { expect, test } from '../../shared/tooling/src/e2e/fixtures';
import { fillIn, send } from './create-form';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the receipt comes off and shrinks into the job, and leaves the page as it is', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open('/compute/create');
  await expect(page.getByText(/^Your credit will last/)).toBeVisible();
  await fillIn(page, 'torn-01');
  const moved = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const look = (): void => {
          const pieces = document.getAnimations().flatMap(({ effect }) => {
            const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            return name?.startsWith('::view-transition-old(receipt') ? [name] : [];
          });
          if (pieces.length > 0) resolve([...new Set(pieces)].toSorted());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await send(page);
  expect(await moved).toEqual(['::view-transition-old(receipt-items)', '::view-transition-old(receipt-stub)']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creating torn-01...');
  await expect(page.locator('html[data-tear]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /job/ })).toBeVisible();
});
