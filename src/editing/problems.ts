import type { Failure } from '../machines/failure.ts';
import type { Problem, Sent } from './kind.ts';
import { pathWithIds } from './parts.ts';
import type { EditorState } from './state.ts';

/** Whether an answer to a call replaces a problem of these parts; one of no part is replaced by any answer. */
export const isConcerned = <Name extends string>(
  parts: readonly Name[],
  sent: { parts: readonly Name[] },
): boolean => parts.length === 0 || parts.some((name) => sent.parts.includes(name));

/** Where the server's errors belong, and how long they are shown. */
export function createProblems<Document, Content, Body, Name extends string>({
  kind,
  comparison,
  read,
  put,
  unsaved,
}: EditorState<Document, Content, Body, Name>) {
  const partsOf = (path: string, { content }: { content: Content }) =>
    comparison.names.filter((name) => (path.split('.')[0] ?? '') in kind.parts[name].body(content));

  function problemAt(
    path: string,
    message: string,
    sent: Sent<Document, Content, Body, Name>,
  ): Problem<Name> {
    const { parts = partsOf(path, sent), field } = kind.placeOf?.(path, sent) ?? {
      field: pathWithIds(path, sent.content),
    };
    const isUnsaved = parts.some((name) => sent.parts.includes(name));
    return { parts, field, message, isUnsaved };
  }

  // An error without a part may be of any that was sent.
  const withParts = (problem: Problem<Name>, { parts }: { parts: readonly Name[] }): Problem<Name> =>
    problem.parts.length > 0 ? problem : { ...problem, parts, isUnsaved: parts.length > 0 };

  return {
    /** @returns the parts with a rejected answer */
    rejected(sent: Sent<Document, Content, Body, Name>, { errors = {} }: Failure): Name[] {
      const problems = Object.entries(errors).map(([path, [message = 'Check this answer']]) =>
        problemAt(path, message, sent),
      );
      const isAnswered = ({ parts, field }: Problem<Name>) =>
        isConcerned(parts, sent) || problems.some((problem) => problem.field === field);
      const others = read().problems.filter((problem) => !isAnswered(problem));
      put({ problems: [...others, ...problems.map((problem) => withParts(problem, sent))] });
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
