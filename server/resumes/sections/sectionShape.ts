import { invalid } from '../../http/answers/problem.ts';
import { readSpecification } from '../../http/contract/operations.ts';
import { readerOf } from '../../http/contract/reader.ts';
import type { ResumeSections } from './sectionRules.ts';

export type SectionName = keyof ResumeSections;
type Schema = Record<string, unknown>;

let specification: Schema | undefined;
const readers = new Map<SectionName, ReturnType<typeof readerOf>>();

const isListSection = (name: SectionName) => name !== 'personal_details' && name !== 'summary';

function readerNamed(name: SectionName) {
  const cached = readers.get(name);
  if (cached) return cached;
  specification ??= readSpecification() as unknown as Schema;
  const sections = follow('#/components/schemas/ResumeSections', specification) as { properties: Schema };
  const field = isListSection(name) ? 'items' : 'value';
  const schema = {
    type: 'object',
    properties: { [field]: inlined(sections.properties[name], specification) },
  };
  const reader = readerOf(schema);
  readers.set(name, reader);
  return reader;
}

const follow = (ref: string, specification: Schema): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Schema)[key], specification);

function inlined(node: unknown, specification: Schema): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, specification));
  if (node === null || typeof node !== 'object') return node;
  const { $ref } = node as { $ref?: string };
  if ($ref) return inlined(follow($ref, specification), specification);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, specification)]));
}

interface SectionInput {
  value?: Record<string, unknown>;
  items?: { id: string; [field: string]: unknown }[];
}

export function validSection<Name extends SectionName>(
  name: Name,
  { value, items }: SectionInput,
): ResumeSections[Name] {
  const [expectedField, otherField] = isListSection(name)
    ? (['items', 'value'] as const)
    : (['value', 'items'] as const);
  const sent = isListSection(name) ? items : value;
  if (sent === undefined) throw invalid({ [expectedField]: ['Required'] });
  if ((isListSection(name) ? value : items) !== undefined)
    throw invalid({ [otherField]: ['Not expected here'] });
  const read = readerNamed(name)({ [expectedField]: sent });
  if (Object.keys(read.errors).length > 0) throw invalid(read.errors);
  const ids = (items ?? []).map(({ id }) => id);
  const duplicate = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (duplicate >= 0) throw invalid({ [`items.${duplicate}.id`]: ['Each entry needs its own id'] });
  return (read.value as SectionInput)[expectedField] as unknown as ResumeSections[Name];
}
