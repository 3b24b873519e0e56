import { hasDrafts } from '@console/api';
import { create } from 'zustand';
import { runningBulks, type NamedBulk } from './actions/bulk-runs';
import { promptsBeforeUnload } from './leaving-question';
import { hasUnsaved } from './unsaved-guard';

/** What a person does that ends the work of this page: logs out, or changes for whom they work. */
type EndOfWork = 'logOut' | 'account';

interface EndQuestion {
  readonly by: EndOfWork;
  /** What runs, as the menu of jobs shows it. */
  readonly runs: readonly NamedBulk[];
  /** Whether something typed would be lost, too. */
  readonly isUnsaved: boolean;
  /** Whether forms of this tab keep something that was not sent, and would forget it. */
  readonly losesDrafts: boolean;
  readonly answer: (ends: boolean) => void;
}

interface PendingEnd {
  /** The last one: it stays known while its dialog goes from the screen. */
  readonly question?: EndQuestion;
  readonly isOpen: boolean;
}

/** The question whether to end what this page still does; the shell asks it. */
export const pendingEnd = create<PendingEnd>()(() => ({ isOpen: false }));

/** Answers it, once. */
export function answerEnd(ends: boolean): void {
  const { question, isOpen } = pendingEnd.getState();
  if (!isOpen) return;
  pendingEnd.setState({ isOpen: false });
  question?.answer(ends);
}

/**
 * Whether the work of this page may be ended: at once where nothing would be lost, else as the person decides. What guards
 * the page against being left says so; drafts of forms, which outlive the page, end with the session of whoever logs out. Not for
 * a session that the server has ended: nothing is left to decide.
 */
export function mayEndWork(by: EndOfWork): Promise<boolean> {
  const losesDrafts = by === 'logOut' && hasDrafts();
  if (!promptsBeforeUnload() && !losesDrafts) return Promise.resolve(true);
  answerEnd(false);
  return new Promise((answer) =>
    pendingEnd.setState({
      isOpen: true,
      question: { by, runs: runningBulks(), isUnsaved: hasUnsaved(), losesDrafts, answer },
    }),
  );
}
