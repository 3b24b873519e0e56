import type { Configuration } from 'webpack';
import type { BuildOptions } from './common';
import { commonConfig } from './common';

/**
 * What runs in the chat frame, beside the shell's files: one file of its own, because it is a page of its own that shares
 * nothing with the console.
 */
export function chatFrameConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options, 'chat-frame');
  return {
    ...common,
    entry: { 'chat-frame': './src/chat/frame/main.ts' },
    output: {
      ...common.output,
      uniqueName: 'chat_frame',
      // The shell's files are there already.
      clean: false,
    },
  };
}
