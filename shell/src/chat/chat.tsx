import { lazy, Suspense, useEffect } from 'react';
import { Boundary, useSite } from '@console/area';
import { isKnownChat } from '@console/contract/chat';
import { logError } from '../reports/error-log';
import { chatStore, screenHasAppeared } from './store';

const Widget = lazy(() => import(/* webpackChunkName: "chat" */ './widget'));

/** Put where a screen has appeared: chat loads a while after it. */
export function ScreenAppeared(): null {
  useEffect(screenHasAppeared, []);
  return null;
}

/**
 * The chat of the site, if it has one and its switch is on. Mock mode has none: nothing of it is served by this page's
 * sandbox.
 */
export function Chat() {
  const { config, chatFrame, mock } = useSite();
  const isDue = chatStore((state) => state.isDue);
  const provider = config.chatEnabled && !mock && isDue ? config.chatConfig : undefined;
  const problem = !provider
    ? undefined
    : !isKnownChat(provider)
      ? 'Unsupported chat provider type'
      : chatFrame === undefined
        ? 'Chat has no host of its own'
        : undefined;
  const type = provider?.type;
  useEffect(() => {
    if (problem !== undefined) logError(problem, { type });
  }, [problem, type]);
  if (type === undefined || problem !== undefined || chatFrame === undefined) return null;
  return (
    <Boundary name="chat" fallback={() => null}>
      <Suspense fallback={null}>
        <Widget address={chatFrame} provider={type} />
      </Suspense>
    </Boundary>
  );
}
