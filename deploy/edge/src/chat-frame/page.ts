import { CHAT_FRAME_ELEMENT, CHAT_FRAME_SCRIPT, type ChatFrameDocument } from '@console/contract/chat-frame';

/** JSON inside a script element must not be able to end it. */
const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page of a chat frame. `base`: where the shell's build is, `/app/assets/<version>/`. */
export function renderFrame(document: ChatFrameDocument, { nonce, base }: { nonce: string; base: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Chat</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>html{color-scheme:light}html[data-scheme="dark"]{color-scheme:dark}body{margin:0;background:Canvas;color:CanvasText}</style>
<script type="application/json" id="${CHAT_FRAME_ELEMENT}">${embeddedJson(document)}</script>
<script src="${base}${CHAT_FRAME_SCRIPT}" defer nonce="${nonce}"></script>
</head>
<body></body>
</html>
`;
}
