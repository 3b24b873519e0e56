import { CHAT_FRAME_ELEMENT, ChatFrameDocument } from '@console/contract/chat-frame';
import * as v from 'valibot';
import { runFrame } from './run';

const element = document.querySelector(`script#${CHAT_FRAME_ELEMENT}[type="application/json"]`);
runFrame(v.parse(ChatFrameDocument, JSON.parse(element?.textContent ?? 'null')));
