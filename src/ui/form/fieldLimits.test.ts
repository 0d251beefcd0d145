// In the browser the contract exists only as types, so the forms repeat its limits.
import { expect, test } from 'vitest';
import { document as contract, resolved, type Schema } from '../../../tests/support/contract/described.ts';
import { personFields, resumeLists, summaryField } from '../../documents/resume/fields.ts';
import { type OfferFields, termsOf } from '../../features/hiring/application/offerFields.ts';
import { jobFields, maxQuestions, questionFields } from '../../features/hiring/editor/fields.ts';
import { maxPay } from '../../features/jobs/filter.ts';
import { definitions } from '../../features/onboarding/cv/review/sections.ts';
import { federalGroups, federalLists, federalSummary } from '../../features/resume/federal/fields.ts';
import {
  actionFields,
  definitionsOf,
  maxActions,
  stepKeys,
} from '../../features/transitionPlans/wizard/steps.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

interface Parameter {
  name: string;
  schema: Schema;
}

interface Form {
  title: string;
  schema: Schema;
  fields: readonly FieldDefinition[];
}

const { schemas } = contract.components as unknown as { schemas: Schema };

function schemaAt(schema: Schema, path: string): Schema {
  const [first = '', ...rest] = path.split('.');
  const { properties, anyOf } = resolved(schema);
  if (anyOf) return schemaAt((anyOf as [Schema])[0], path);
  const inner = (properties as Record<string, Schema> | undefined)?.[first];
  if (!inner) throw new Error(`The contract has no ${path}`);
  return rest.length > 0 ? schemaAt(inner, rest.join('.')) : resolved(inner);
}

const schemaOf = (name: string) => schemaAt({ properties: schemas }, name);
const entriesOf = (schema: Schema, path: string) => resolved(schemaAt(schema, path).items as Schema);

/** Of a named entry, people type the name. */
const linesOf = (items: Schema) => (items.properties ? schemaAt(items, 'name') : items);

const valuesIn = ({ enum: values = [] }: Schema) =>
  (values as (string | null)[]).filter((value) => value !== null).sort();

const resume = schemaOf('ResumeSections');
const federal = schemaOf('FederalResume');
const job = schemaOf('JobFields');

const planTypes = ['employment', 'education'] as const;
const planSchemas = {
  employment: [
    'PlanSituation',
    'EmploymentGoal',
    'EmploymentStrengths',
    'EmploymentActions',
    'EmploymentMoney',
  ],
  education: ['PlanSituation', 'EducationGoal', 'EducationStrengths', 'EducationActions', 'EducationMoney'],
};
const actionsIn = (type: 'employment' | 'education') => schemaOf(planSchemas[type][3]!);

const forms: Form[] = [
  { title: 'CV, person', schema: schemaAt(resume, 'personal_details'), fields: personFields },
  { title: 'CV, summary', schema: schemaAt(resume, 'summary'), fields: [summaryField] },
  ...Object.entries(resumeLists).map(([name, { fields }]) => ({
    title: `CV, ${name}`,
    schema: entriesOf(resume, name),
    fields,
  })),
  ...Object.entries(definitions).map(([name, { fields, singular }]) => ({
    title: `check of a CV, ${name}`,
    schema: singular ? entriesOf(resume, name) : schemaAt(resume, name),
    fields,
  })),
  ...federalGroups.flatMap((group) =>
    'fields' in group
      ? [{ title: `federal, ${group.key}`, schema: schemaAt(federal, 'header'), fields: group.fields }]
      : [],
  ),
  { title: 'federal, summary', schema: federal, fields: [federalSummary] },
  ...Object.entries(federalLists).map(([name, { fields }]) => ({
    title: `federal, ${name}`,
    schema: entriesOf(federal, name),
    fields,
  })),
  ...planTypes.flatMap((type) => [
    ...stepKeys.map((key, step) => ({
      title: `${type} plan, ${key}`,
      schema: schemaOf([...planSchemas[type], 'PlanSupport', 'PlanCheck'][step]!),
      fields: definitionsOf(type, step),
    })),
    {
      title: `${type} plan, action`,
      schema: entriesOf(actionsIn(type), 'actions'),
      fields: actionFields(type),
    },
  ]),
  // Skills that are nice to have are stored with the others.
  {
    title: 'job',
    schema: job,
    fields: Object.values(jobFields).filter(({ name }) => name !== 'nice_skills'),
  },
  { title: 'job', schema: job, fields: [{ ...jobFields.nice_skills, name: 'skills' }] },
  { title: 'question of a job', schema: entriesOf(job, 'questions'), fields: questionFields },
];

/** Of the text; the contract’s own limit includes its HTML. */
const maxDescription = 10_000;

function allowed({ name, kind, choices, yearAlone }: FieldDefinition, schema: Schema): object {
  switch (kind) {
    case 'text':
    case 'long':
      return { max: name === 'description_html' ? maxDescription : schema.maxLength };
    case 'number':
      return { max: schema.maximum };
    case 'money':
      return { min: schema.minimum, max: Number(schema.maximum) / 100 };
    case 'count':
      return { min: schema.minimum, max: schema.maximum };
    case 'lines':
      return { maxItems: schema.maxItems, max: linesOf(resolved(schema.items as Schema)).maxLength };
    case 'search':
      return { maxItems: schema.maxItems };
    case 'choice':
      return choices ? { choices: valuesIn(schema) } : {};
    case 'several':
      return { choices: valuesIn(resolved(schema.items as Schema)) };
    case 'month':
      return { isAllowed: new RegExp(String(schema.pattern)).test(yearAlone ? '2020' : '2020-05') };
    default:
      return {};
  }
}

function limitsOf({ kind, min = 0, max, maxItems, choices }: FieldDefinition): object {
  switch (kind) {
    case 'text':
    case 'long':
    case 'number':
      return { max };
    case 'count':
    case 'money':
      return { min, max };
    case 'lines':
      return { maxItems, max };
    case 'search':
      return { maxItems };
    case 'choice':
    case 'several':
      return choices ? { choices: choices.map(({ value }) => value).sort() } : {};
    case 'month':
      return { isAllowed: true };
    default:
      return {};
  }
}

test('every field has the limits of the contract', () => {
  const all = forms.flatMap(({ title, schema, fields }) =>
    fields.map((field) => ({ at: `${title}: ${field.name}`, field, schema: schemaAt(schema, field.name) })),
  );
  expect(all.map(({ at, field }) => ({ at, ...limitsOf(field) }))).toEqual(
    all.map(({ at, field, schema }) => ({ at, ...allowed(field, schema) })),
  );
});

test('an offer and the search for pay have the limits of the contract', () => {
  const fields: OfferFields = {
    ...{ amount: '', currency: 'GBP', per: 'year', starts_on: '', hours: '', place: '', kinds: [] },
    ...{ kindTexts: {}, otherConditions: '', reply_by: '2026-12-11', pay_reason: '' },
  };
  const { minimum, maximum } = schemaAt(schemaOf('OfferPay'), 'amount') as Record<string, number>;
  const amounts = [minimum! - 1, minimum!, maximum!, maximum! + 1];
  expect(
    amounts.map((amount) => termsOf({ ...fields, amount: String(amount / 100) }, null, null).pay?.amount),
  ).toEqual([undefined, minimum, maximum, undefined]);
  const { parameters } = (contract.paths as Record<string, { get: { parameters: Parameter[] } }>)[
    '/api/jobs'
  ]!.get;
  expect(parameters.find(({ name }) => name === 'min_pay')?.schema.maximum).toBe(maxPay);
});

test('every list has as many entries as the contract allows', () => {
  const lists = [
    ...Object.entries(resumeLists).map(([name, { maxItems }]) => ({
      maxItems,
      schema: schemaAt(resume, name),
    })),
    ...Object.entries(definitions).flatMap(([name, { singular, maxItems }]) =>
      singular ? [{ maxItems, schema: schemaAt(resume, name) }] : [],
    ),
    ...Object.entries(federalLists).map(([name, { maxItems }]) => ({
      maxItems,
      schema: schemaAt(federal, name),
    })),
    ...planTypes.map((type) => ({ maxItems: maxActions, schema: schemaAt(actionsIn(type), 'actions') })),
    { maxItems: maxQuestions, schema: schemaAt(job, 'questions') },
  ];
  expect(lists.map(({ maxItems }) => maxItems)).toEqual(lists.map(({ schema }) => schema.maxItems));
});
