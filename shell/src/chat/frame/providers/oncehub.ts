import * as v from 'valibot';
import type { Provider } from '../provider';

/** Older widgets say 'widget' for 'chatbot'. */
const WidgetMessage = v.object({ type: v.pipe(v.string(), v.regex(/^oncehub\.(chatbot|widget)\.(opened|closed)$/)) });

/**
 * OnceHub: one script element that carries everything; the widget is there when it has loaded. It tells the page of itself
 * by messages, and has no way to be opened from outside: what shows and hides it is the panel around the frame.
 * (the snippet of its website settings; developers.oncehub.com, embedded chatbot events)
 */
export const oncehub: Provider<'oncehub'> = {
  size: { width: 400, height: 640 },
  attributes: ({ oncehub_website_id, oncehub_bot_id }) => ({
    id: 'co-index',
    'data-co-params': String(
      new URLSearchParams({ website_id: oncehub_website_id, bot_id: oncehub_bot_id, widget_on_load: 'true' }),
    ),
  }),
  prepare(_config, events) {
    window.addEventListener('message', ({ data, source }) => {
      const message = v.safeParse(WidgetMessage, data);
      if (!message.success || source === window.parent) return;
      if (message.output.type.endsWith('.opened')) events.opened();
      else events.closed();
    });
  },
  start: () => ({ show: () => {}, hide: () => {} }),
};
