import catalogue from './fixture/messages/en.json';

it('has a DOM, and the parts of a browser that jsdom lacks', async () => {
  document.body.innerHTML = '<p>here</p>';
  expect(document.querySelector('p')?.textContent).toBe('here');
  expect(await new Response('body').text()).toBe('body');
  expect(new BroadcastChannel('a').name).toBe('a');
  expect((await crypto.subtle.digest('SHA-256', new Uint8Array(1))).byteLength).toBe(32);
});

it('reads message catalogues compiled', () => {
  const compiled: Record<string, unknown> = catalogue;
  expect(compiled['test.plain']).toEqual(['Plain']);
});
