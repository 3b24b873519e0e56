import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from '@console/ui/forms';
import * as v from 'valibot';
import { OrderSubmit, type OrderSubmitProps } from './order-submit';

const { Form } = createForm<{ name: string }>();

function show(more: Partial<OrderSubmitProps> = {}): jest.Mock {
  const submit = jest.fn();
  render(
    <Form schema={v.object({ name: v.string() })} defaultValues={{ name: 'web-01' }} onSubmit={submit}>
      <OrderSubmit label="Create virtual machine" pendingLabel="Creating" isFull {...more} />
    </Form>,
  );
  return submit;
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('is the button of the order', () => {
  show();
  expect(names()).toEqual(['Create virtual machine']);
});

it('is a decision where nobody knows how the order before has ended', async () => {
  const leave = jest.fn();
  const submit = show({ onLeave: leave });
  expect(names()).toEqual(['Send again', 'Leave it']);
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

it('says what it does where there is no room for the way out', () => {
  show({ onLeave: () => undefined, isFull: false });
  expect(names()).toEqual(['Send again']);
});

it('says beside the button why it cannot be sent, unless that soon passes', () => {
  show({ reason: 'Create a billing account first' });
  expect(screen.getByText('Create a billing account first')).toBeVisible();
  show({ reason: 'The machines are still loading', isPassing: true });
  expect(screen.queryByText('The machines are still loading')).toBeNull();
  const [, waiting] = screen.getAllByRole('button');
  expect(waiting).toHaveAccessibleDescription('The machines are still loading');
});
