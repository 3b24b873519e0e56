import * as v from 'valibot';

const Scheme = v.picklist(['light', 'dark']);

/** What the console tells the chat frame. `forget`: somebody else was here before; their conversation is not to be seen. */
export const ToFrame = v.variant('type', [
  v.object({ type: v.literal('console-chat:hello'), scheme: Scheme, forget: v.boolean() }),
  v.object({ type: v.literal('console-chat:scheme'), scheme: Scheme }),
  v.object({ type: v.literal('console-chat:show') }),
  v.object({ type: v.literal('console-chat:hide') }),
]);
export type ToFrame = v.InferOutput<typeof ToFrame>;

/** What went wrong in the frame. */
export const failedSteps = ['load', 'start', 'show', 'hide'] as const;
/** The reason that a provider has no way to do something. */
export const NOT_IMPLEMENTED = 'Not implemented';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * What the chat frame tells the console. Scripts of strangers run there: whatever comes is held against this, and no
 * message can do more than size, mark or close the panel. Sizes in CSS pixels.
 */
export const FromFrame = v.variant('type', [
  v.object({ type: v.literal('console-chat:ready') }),
  v.object({ type: v.literal('console-chat:show') }),
  v.object({ type: v.literal('console-chat:hide') }),
  v.object({ type: v.literal('console-chat:size'), width: whole(280, 480), height: whole(320, 760) }),
  v.object({ type: v.literal('console-chat:unread'), count: whole(0, 999) }),
  v.object({
    type: v.literal('console-chat:failed'),
    step: v.picklist(failedSteps),
    reason: v.pipe(v.string(), v.maxLength(300)),
  }),
]);
export type FromFrame = v.InferOutput<typeof FromFrame>;
