/** A round mark for a certificate of the demo sites, as an address of a picture: `ISO` above a number. */
export function certificateImage(number: string): string {
  const ink = 'stroke="#22282b" fill="none"';
  const text = 'text-anchor="middle" font-family="system-ui,sans-serif" fill="#22282b"';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">',
    `<circle cx="22" cy="22" r="21" ${ink}/>`,
    `<circle cx="22" cy="22" r="17.5" ${ink} stroke-width=".75" stroke-dasharray="1.5 2"/>`,
    `<text x="22" y="19" font-size="7" ${text}>ISO</text>`,
    `<text x="22" y="29" font-size="8.5" font-weight="600" letter-spacing="-.2" ${text}>${number}</text>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
