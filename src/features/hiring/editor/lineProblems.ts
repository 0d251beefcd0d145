import { linesOf } from '../../../ui/bullets.ts';
import type { TypedJob } from './typed.ts';

// The fields whose lines are sent as one list, in this order.
const listFields: Record<string, readonly (keyof TypedJob)[]> = {
  responsibilities: ['responsibilities'],
  requirements: ['requirements'],
  benefits: ['benefits'],
  skills: ['skills', 'nice_skills'],
};

const startOf = (line: string) => (line.length > 40 ? `${line.slice(0, 40).trim()}…` : line);

interface FieldMessage {
  field: string;
  message: string;
}

/** The server names the item of a list; people see one field with a line for each, so the message quotes the line. */
export function atItsField({ field: path, message }: FieldMessage, typed: TypedJob): FieldMessage {
  const [, answers] = /^(questions\.\d+\.(?:options|expected_answers))\.\d+$/.exec(path) ?? [];
  if (answers) return { field: answers, message };
  const [, name = '', index] = /^([a-z]+)\.(\d+)\b/.exec(path) ?? [];
  const fields = listFields[name];
  if (!fields) return { field: path, message };
  const lines = fields.flatMap((field) => linesOf(String(typed[field])).map((line) => ({ field, line })));
  const sent = lines[Number(index)];
  return sent
    ? { field: sent.field, message: `“${startOf(sent.line)}”: ${message}` }
    : { field: name, message };
}
