/** The look of the sandbox's own page. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #fff;
  --raised: #f5f6f8;
  --ink: #16181d;
  --quiet: #565d6b;
  --line: #d9dde4;
  --accent: #0b57d0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14161a;
    --raised: #1d2026;
    --ink: #eceef2;
    --quiet: #a4abb8;
    --line: #343a45;
    --accent: #8ab4ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 8px; top: 8px; background: var(--ground); padding: 8px; }
main, header, footer { max-width: 980px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; }
nav ul { columns: 3 220px; padding: 0; list-style: none; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 8px; }
h2 { font-size: 24px; margin: 56px 0 8px; border-bottom: 1px solid var(--line); padding-bottom: 6px; }
h3 { font-size: 18px; margin: 36px 0 6px; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
p { margin: 6px 0; max-width: 74ch; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 10px 12px; overflow-x: auto; }
.call { font-weight: 600; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 8px 0; width: 100%; }
caption { text-align: left; color: var(--quiet); padding: 4px 0; }
th, td { text-align: left; vertical-align: top; padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); }
td { overflow-wrap: anywhere; }
thead th { color: var(--quiet); font-weight: 500; }
tbody th { font-weight: 500; white-space: nowrap; }
footer { padding: 40px 20px; color: var(--quiet); }
`;
