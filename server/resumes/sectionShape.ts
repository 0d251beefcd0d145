/** Each section by the schema that openapi.yaml gives it: another shape is refused, with the path of the field. */
import { readSpecification } from '../operations.ts';
import { invalid } from '../problem.ts';
import type { Sections } from '../resumeRules.ts';
import { checkOfRequest, fieldErrors } from '../validation.ts';

export type SectionName = keyof Sections;
type Schema = Record<string, unknown>;

let specification: Schema | undefined;
const validators = new Map<SectionName, ReturnType<typeof checkOfRequest>>();

/** `value` is one for the first two sections, and a list for the others. */
export const isList = (name: SectionName) => name !== 'personal_details' && name !== 'summary';

function validatorOf(name: SectionName) {
  const known = validators.get(name);
  if (known) return known;
  specification ??= readSpecification() as unknown as Schema;
  const sections = follow('#/components/schemas/ResumeSections', specification) as { properties: Schema };
  const field = isList(name) ? 'items' : 'value';
  const schema = {
    type: 'object',
    properties: { [field]: inlined(sections.properties[name], specification) },
  };
  const compiled = checkOfRequest(schema, 'body');
  validators.set(name, compiled);
  return compiled;
}

const follow = (ref: string, specification: Schema): unknown =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Schema)[key], specification);

function inlined(node: unknown, specification: Schema): unknown {
  if (Array.isArray(node)) return node.map((one) => inlined(one, specification));
  if (node === null || typeof node !== 'object') return node;
  const { $ref } = node as { $ref?: string };
  if ($ref) return inlined(follow($ref, specification), specification);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, specification)]));
}

interface Given {
  value?: Record<string, unknown>;
  items?: { id: string; [field: string]: unknown }[];
}

export function sectionOf<Name extends SectionName>(name: Name, { value, items }: Given): Sections[Name] {
  const [wanted, other] = isList(name) ? (['items', 'value'] as const) : (['value', 'items'] as const);
  const content = isList(name) ? items : value;
  if (content === undefined) throw invalid({ [wanted]: ['Required'] });
  if ((isList(name) ? value : items) !== undefined) throw invalid({ [other]: ['Not expected here'] });
  const isFit = validatorOf(name);
  if (!isFit({ [wanted]: content })) throw invalid(fieldErrors(isFit.errors));
  const ids = (items ?? []).map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw invalid({ [`items.${twice}.id`]: ['Give every entry an id of its own'] });
  return content as Sections[Name];
}
