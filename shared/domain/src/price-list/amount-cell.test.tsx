import { big } from '@console/api';
import { render, screen } from '@testing-library/react';
import { AmountCell, amountKey, type AmountCellProps } from './amount-cell';

it('shows an hourly price with four digits or more, never less than there are', () => {
  render(
    <>
      <AmountCell amount={big('0.012')} isLoading={false} per="hour" />
      <AmountCell amount={big('0.20411')} isLoading={false} per="hour" />
      <AmountCell amount={big('149')} isLoading={false} isStrong />
    </>,
  );
  expect(document.body).toHaveTextContent('€0.0120');
  expect(document.body).toHaveTextContent('€0.20411');
  expect(screen.getByText('€149.00')).toHaveClass('ui-strong');
});

it('tells what is not known from what costs nothing', () => {
  const text = (props: Pick<AmountCellProps, 'amount' | 'isAtLeast'>): string | null => {
    const view = render(<AmountCell isLoading={false} {...props} />);
    const { textContent } = view.container;
    view.unmount();
    return textContent;
  };
  expect(text({ amount: undefined })).toBe('unknown');
  expect(text({ amount: null })).toBe('none');
  expect(text({ amount: big('40.88'), isAtLeast: true })).toBe('≥\u00a0€40.88');
  expect(amountKey(undefined)).toBeNull();
  expect(amountKey(big('1.5'))).toBe(1.5);
});
