import { copyOf } from './save-map';

it('has what is seen of a drawing, and nothing that is pressed', () => {
  document.body.innerHTML = `
    <svg><a href="/app/network/vpc/tll/n1" class="nm-node"><text class="nm-name">shop</text>
    <g class="nm-turn" aria-hidden="true"><path d="M5 12h14"></path></g><text class="nm-word">In use</text></a></svg>`;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('There is a drawing');
  const copy = copyOf(svg);
  expect(copy.textContent?.replace(/\s+/g, ' ').trim()).toBe('shop In use');
  expect(copy.outerHTML).not.toMatch(/M5 12h14|href=|class=|aria-hidden/);
  expect(svg.querySelector('.nm-turn')).not.toBeNull();
});
