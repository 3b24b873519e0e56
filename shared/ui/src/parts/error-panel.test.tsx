import { render, screen } from '@testing-library/react';
import { ErrorPanel, failureText } from './error-panel';

const failure = { message: '<html><head><title>502 Bad Gateway</title></head></html>', status: 502 };

it('shows of a gateway’s page its words, never its markup', () => {
  render(<ErrorPanel title="Tallinn did not respond." error={failure} />);
  expect(screen.getByText(/Tallinn/).parentElement).toHaveTextContent(
    'Tallinn did not respond. 502 Bad Gateway (HTTP 502)',
  );
});

it('says the same wherever a failure is told in a text', () => {
  expect(failureText({ ...failure, correlationId: 'vm-1' })).toBe('502 Bad Gateway [vm-1] (HTTP 502)');
});

it('says what stands only in the part of a page that nobody sees', () => {
  const message = '<html><!-- HTTP vm-1 --><title>Bad Gateway</title>';
  const all = 'Bad Gateway [vm-1] (HTTP 502)';
  expect(failureText({ message, status: 502, correlationId: 'vm-1' })).toBe(all);
  render(<ErrorPanel error={{ message, status: 502, correlationId: 'vm-1' }} />);
  expect(screen.getByText(/Bad Gateway/)).toHaveTextContent(all);
});
