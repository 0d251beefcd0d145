import type { Failure } from '../machines/failure.ts';
import type { Problem, Sent } from './kind.ts';
import { pathWithIds } from './parts.ts';
import type { EditorState } from './state.ts';

/** Where the server's errors belong, and how long they are shown. */
export function createProblems<Document, Content, Body, Name extends string>({
  kind,
  comparison,
  read,
  put,
  unsaved,
}: EditorState<Document, Content, Body, Name>) {
  const defaultPlace = (path: string, { content }: { content: Content }) => ({
    parts: comparison.names.filter((name) => name === path.split('.')[0]),
    field: pathWithIds(path, content),
  });

  function problemAt(
    path: string,
    message: string,
    sent: Sent<Document, Content, Body, Name>,
  ): Problem<Name> {
    const place = (kind.placeOf ?? defaultPlace)(path, sent) ?? { parts: [], field: path };
    return { ...place, message, isUnsaved: place.parts.some((name) => sent.parts.includes(name)) };
  }

  return {
    /** @returns the parts with a rejected answer */
    rejected(sent: Sent<Document, Content, Body, Name>, { errors = {} }: Failure): Name[] {
      const problems = Object.entries(errors).map(([path, [message = 'Check this answer']]) =>
        problemAt(path, message, sent),
      );
      const isAnswered = ({ parts, field }: Problem<Name>) =>
        parts.some((name) => sent.parts.includes(name)) ||
        problems.some((problem) => problem.field === field);
      put({ problems: [...read().problems.filter((problem) => !isAnswered(problem)), ...problems] });
      return sent.parts.filter((name) => problems.some(({ parts }) => parts.includes(name)));
    },
    forgetSolved() {
      const names = unsaved();
      const { problems } = read();
      const left = problems.filter(
        ({ parts, isUnsaved }) => !isUnsaved || parts.some((name) => names.includes(name)),
      );
      if (left.length < problems.length) put({ problems: left });
    },
  };
}
