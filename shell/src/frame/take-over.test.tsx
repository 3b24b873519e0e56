import { render } from '@testing-library/react';
import { FrameEnd } from './take-over';

const Console = () => (
  <>
    <nav className="tabs">
      <a className="shell-item" href="/app/compute" hidden>
        Compute
      </a>
    </nav>
    <a className="shell-item" href="/app/metal">
      Metal
    </a>
    <FrameEnd />
  </>
);

/** A page with the frame that its edge has drawn, and the console in its place. */
function show(focused?: string): void {
  document.documentElement.dataset['frame'] = 'on';
  document.body.innerHTML = `<div id="root"></div>
<div id="frame"><a class="shell-item" href="/app/compute">Compute</a><a class="shell-item" href="/app/metal">Metal</a></div>`;
  if (focused) document.querySelector<HTMLElement>(`#frame [href="${focused}"]`)?.focus();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root');
  render(<Console />, { container });
}

it('goes with the first thing that the console draws', () => {
  show();
  expect(document.getElementById('frame')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-frame');
  expect(document.body).toHaveFocus();
});

it('leaves the focus on the same link', () => {
  show('/app/metal');
  expect(document.activeElement?.closest('#root')).not.toBeNull();
  expect(document.activeElement).toHaveTextContent('Metal');
});
