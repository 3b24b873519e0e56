import * as v from 'valibot';
import { KnownChat } from './chat';

/** The id of the script element that carries the document of a chat frame. */
export const CHAT_FRAME_ELEMENT = 'chat-frame';
/** The file of the shell's build that runs in it. */
export const CHAT_FRAME_SCRIPT = 'chat-frame.js';

/** What the edge writes into the page of a chat frame. */
export const ChatFrameDocument = v.object({
  config: KnownChat,
  /** Where the provider's script is: at the provider, or the sandbox's fake. */
  script: v.string(),
  /** Hosts with port, whose pages may use the frame: those of the site. */
  hosts: v.array(v.string()),
});
export type ChatFrameDocument = v.InferOutput<typeof ChatFrameDocument>;
