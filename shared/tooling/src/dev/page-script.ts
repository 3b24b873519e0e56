/** Where a page hears of builds. */
export const EVENTS_PATH = '/dev/events';

/**
 * Follows the builds from inside a page: loads it anew after one that worked, and shows what is wrong with one that did not
 * over everything else. Written for the page: it needs no style sheet and writes no HTML, which the policy would refuse.
 */
function followBuilds(path: string): void {
  const id = 'dev-failure';
  const events = new EventSource(path);
  events.addEventListener('built', () => location.reload());
  events.addEventListener('failed', ({ data }: MessageEvent<string>) => {
    const box = document.getElementById(id) ?? document.body.appendChild(document.createElement('pre'));
    box.id = id;
    box.setAttribute('role', 'alert');
    box.tabIndex = 0;
    box.textContent = JSON.parse(data);
    Object.assign(box.style, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      maxHeight: '60vh',
      overflow: 'auto',
      margin: '0',
      padding: '16px 24px',
      zIndex: '2147483647',
      background: '#3b0d0d',
      color: '#ffffff',
      font: '13px/20px ui-monospace, monospace',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    });
  });
}

/** The same as the text of a script. */
export const buildWatcher = `(${String(followBuilds)})(${JSON.stringify(EVENTS_PATH)});`;
