import { render, screen } from '@testing-library/react';
import { EmptyFolder } from './empty-folder';

const UPLOAD = /Drop files or folders here/;
const whole = { prefix: '', begins: '', isComplete: true };

it.each([
  ['a bucket', whole, 'This bucket is empty'],
  ['a folder', { ...whole, prefix: 'old/' }, 'Nothing in this folder'],
])('says of %s without objects how to fill it', (_, props, title) => {
  render(<EmptyFolder {...props} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(UPLOAD)).toBeVisible();
});

it('says why a bucket cannot be filled', () => {
  render(<EmptyFolder {...whole} reason="It is suspended." />);
  expect(screen.getByText('It is suspended.')).toBeVisible();
  expect(screen.queryByText(UPLOAD)).toBeNull();
});

it('calls no bucket empty of which only some names were asked for', () => {
  render(<EmptyFolder {...whole} begins="invoice-9" />);
  expect(screen.getByRole('heading', { name: 'No names start with “invoice-9”' })).toBeVisible();
  expect(screen.queryByText(UPLOAD)).toBeNull();
});

it('says nothing of a folder that was not read to its end', () => {
  const { container } = render(<EmptyFolder {...whole} isComplete={false} />);
  expect(container).toBeEmptyDOMElement();
});
