import { big } from '@console/api';
import { render, screen } from '@testing-library/react';
import { AmountCell, amountKey } from './amount-cell';

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

it('says nothing of what is not known', () => {
  render(<AmountCell amount={undefined} isLoading={false} />);
  expect(document.body).toHaveTextContent('none');
  expect(amountKey(undefined)).toBeNull();
  expect(amountKey(big('1.5'))).toBe(1.5);
});
