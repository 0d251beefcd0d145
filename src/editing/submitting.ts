import { failureOf } from '../machines/failure.ts';
import type { Sent } from './kind.ts';
import { isUnanswered, type Saving, theirsIn } from './saving.ts';
import type { EditorState } from './state.ts';

interface Submission {
  startSubmission: () => Promise<void>;
  endSubmission: () => void;
}

export function createSubmitting<Document, Content, Body, Name extends string>(
  state: EditorState<Document, Content, Body, Name>,
  saving: Saving<Document, Content, Body, Name>,
  { startSubmission, endSubmission }: Submission,
) {
  type SentParts = Sent<Document, Content, Body, Name>;

  async function submit<Answer>(
    call: (sent: SentParts) => Promise<Answer>,
    onDone?: (answer: Answer, sent: SentParts) => void,
  ): Promise<Answer> {
    await startSubmission();
    const sent = saving.sentWith(state.unsaved());
    try {
      const answer = await call(sent);
      onDone?.(answer, sent);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 422) saving.rejected(sent, failure);
      throw error;
    } finally {
      endSubmission();
    }
  }

  // Again over the server's version, if all that is new there came from here.
  async function sendParts(sent: SentParts, call: (sent: SentParts) => Promise<Document>): Promise<Document> {
    try {
      const answer = await call(sent);
      saving.stored(sent, answer);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (isUnanswered(failure)) state.noteUnanswered(sent.content);
      const theirs = theirsIn<Document>(failure);
      if (theirs === undefined || !saving.isSettledBy(theirs)) throw error;
      const left = state.unsaved().filter((name) => sent.parts.includes(name));
      return left.length === 0 ? theirs : sendParts(saving.sentWith(left), call);
    }
  }

  return {
    submit,
    send: (call: (sent: SentParts) => Promise<Document>) => submit((sent) => sendParts(sent, call)),
  };
}

/** Calls that send no part. */
export function createActing<Document, Content, Body, Name extends string>(
  state: EditorState<Document, Content, Body, Name>,
  saving: Saving<Document, Content, Body, Name>,
  { startSubmission, endSubmission, isBusy }: Submission & { isBusy: () => boolean },
) {
  const answered = (answer: Document) => saving.stored(saving.sentWith([]), answer);

  function refreshed(next: Document) {
    const isNewer = state.kind.open(next).version > state.read().version;
    if (isBusy() || !isNewer || state.continueOver(next)) return;
    if (state.unsaved().length === 0) state.reopened(next);
  }

  async function act(
    call: (document: Document, version: number) => Promise<Document>,
    onDone: (answer: Document) => void = answered,
  ): Promise<void> {
    await startSubmission();
    let theirs: Document | undefined;
    try {
      const { document, version } = state.read();
      onDone(await call(document, version));
    } catch (error) {
      theirs = theirsIn<Document>(failureOf(error));
      throw error;
    } finally {
      endSubmission();
      if (theirs !== undefined) refreshed(theirs);
    }
  }

  return { answered, refreshed, act };
}
