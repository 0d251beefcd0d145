import { type Failure, failureOf } from '../machines/failure.ts';
import type { Sent } from './kind.ts';
import { createProblems, isConcerned } from './problems.ts';
import type { EditorState } from './state.ts';

/** The server's version, if the call was rejected because another window has saved. */
export const theirsIn = <Document>({ status, code, data }: Failure): Document | undefined =>
  status === 409 && code === 'version_conflict' ? (data as Document) : undefined;

export const isUnanswered = ({ status }: Failure) => status === 0 || status >= 500;

export type Saving<Document, Content, Body, Name extends string> = ReturnType<
  typeof createSaving<Document, Content, Body, Name>
>;

/** How calls and their answers change the state. */
export function createSaving<Document, Content, Body, Name extends string>(
  state: EditorState<Document, Content, Body, Name>,
) {
  const { kind, comparison, read, put } = state;

  function sentWith(parts: readonly Name[]): Sent<Document, Content, Body, Name> {
    const { document, version, base, content } = read();
    const bodies = parts.map((name) => kind.parts[name].body(content));
    const body: Partial<Body> = Object.assign({}, ...bodies);
    return { document, version, base, parts, body, content: comparison.replaced(base, content, parts) };
  }

  return {
    sentWith,
    ...createProblems(state),
    /** `base` becomes what was sent, never the answer, or text typed during the call would be lost. */
    stored(sent: Sent<Document, Content, Body, Name>, answer: Document) {
      const { document, base, content, problems, added } = read();
      const learned = (next: Content) => kind.learned?.(next, sent.content, answer) ?? next;
      put({
        // What was added during the call is newer than the answer.
        document: document === sent.document ? answer : { ...answer, ...added },
        added: {},
        version: kind.open(answer).version,
        base: learned(comparison.replaced(base, sent.content, sent.parts)),
        content: learned(content),
        problems: problems.filter(({ parts }) => !isConcerned(parts, sent)),
        unanswered: [],
      });
    },
    /** The same version again would be sent in vain. */
    isSettledBy: (theirs: Document) =>
      kind.open(theirs).version !== read().version && state.continueOver(theirs),
  };
}

type Save<Document, Content, Body, Name extends string> = (
  sent: Sent<Document, Content, Body, Name>,
) => Promise<Document>;

/** Sends all that is unsaved; a rejected part keeps no other part from being stored. */
export function createRound<Document, Content, Body, Name extends string>(
  state: EditorState<Document, Content, Body, Name>,
  saving: Saving<Document, Content, Body, Name>,
  save: Save<Document, Content, Body, Name>,
) {
  const { kind, comparison, read, put, unsaved } = state;
  const { sentWith } = saving;

  // A document that the server does not have yet is sent as a whole.
  const all = () => (read().version === 0 ? comparison.names : unsaved());
  const again = ({ parts, version }: Sent<Document, Content, Body, Name>) =>
    all().filter((name) => parts.includes(name) || (version > 0 && read().version === 0));

  /** @returns the parts to send next; throws if there is nothing to try */
  function leftAfter(
    sent: Sent<Document, Content, Body, Name>,
    error: unknown,
    rejections: unknown[],
  ): Name[][] {
    const failure = failureOf(error);
    const theirs = theirsIn<Document>(failure);
    if (theirs !== undefined && saving.isSettledBy(theirs)) return [again(sent)];
    if (isUnanswered(failure)) state.noteUnanswered(sent.content);
    // After a rejection this may only follow from it, as for a step after an incomplete one: trying again is in vain.
    if (failure.status === 409 && theirs === undefined && rejections.length > 0) return [];
    if (failure.status !== 422) throw error;
    const corrected = kind.corrected?.(read().content, failure);
    if (corrected) {
      put({ content: corrected });
      return [again(sent)];
    }
    const rejected = saving.rejected(sent, failure);
    if (rejected.length > 0 || sent.parts.length === 1) rejections.push(error);
    // Without a place, each part is tried alone.
    if (rejected.length === 0) return sent.parts.length > 1 ? sent.parts.map((name) => [name]) : [];
    return [sent.parts.filter((name) => !rejected.includes(name))];
  }

  async function sendParts(parts: readonly Name[], rejections: unknown[]): Promise<void> {
    if (parts.length === 0) return;
    const sent = sentWith(parts);
    let left: Name[][] = [];
    try {
      saving.stored(sent, await save(sent));
    } catch (error) {
      left = leftAfter(sent, error, rejections);
    }
    for (const names of left) await sendParts(names, rejections);
  }

  return async (): Promise<void> => {
    saving.forgetSolved();
    if (unsaved().length === 0) return;
    const rejections: unknown[] = [];
    const names = all();
    for (const parts of kind.calls?.(names, read().content) ?? [names]) await sendParts(parts, rejections);
    if (rejections.length > 0) throw rejections[0];
  };
}
