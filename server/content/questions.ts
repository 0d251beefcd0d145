// Tenants add questions to the shared ones, which cannot change because the plan's rules depend on them. An answered
// question keeps its type and its selected options, so that stored answers stay readable.
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { questionnaireAnswers } from '../db/schema/onboarding.ts';
import { questionOptions, questions } from '../db/schema/reference.ts';
import { columnHasWords } from '../formats/columnContains.ts';
import { careerDirectionQuestion } from '../reference/interface.ts';
import { type CellColumn, type CellValues, cellOf, choicesOf, column } from './cells.ts';
import {
  type By,
  type CellFault,
  type ContentKind,
  type ContentQuery,
  type StoredContent,
  type StoredRows,
  upsert,
  withdrawn,
} from './kind.ts';
import { keepsFirst, withdrawnAt } from './listing.ts';

const directions = Object.fromEntries(
  careerDirectionQuestion().options.map(({ value, label }) => [value, label]),
);
const countryCodes: Record<string, number> = { GB: 232, US: 233 };

const columns: CellColumn[] = [
  column('code', 'Key', 'key', {
    is_required: true,
    hint: 'Identifies the question in import files. You can’t change it later.',
  }),
  column('title', 'Question', 'line', { is_required: true, max_length: 200 }),
  column('help_text', 'Help', 'text', { max_length: 500, hint: 'Shown below the question.' }),
  column('why_we_ask', 'Why we ask', 'text', { is_required: true, max_length: 500 }),
  column('direction', 'Asked of people who chose', 'choice', {
    is_required: true,
    choices: choicesOf(directions),
  }),
  column('country', 'Country', 'choice', {
    hint: 'Leave it empty to ask in every country.',
    choices: choicesOf({ GB: 'United Kingdom', US: 'United States' }),
  }),
  column('type', 'Answer type', 'choice', {
    is_required: true,
    choices: choicesOf({
      single_choice: 'One choice',
      multi_choice: 'Several choices',
      text: 'Text',
      number: 'A number',
      date: 'A date',
      scale: 'A scale',
    }),
  }),
  column('options', 'Choices', 'list', {
    max_length: 3000,
    hint: 'A key and a text for each, such as “yes = Yes, I would; no = No”.',
  }),
  column('is_required', 'Required', 'yes_no'),
  column('order', 'Position', 'number', {
    hint: 'Lower numbers come first. Questions that are the same for every tenant come before these.',
  }),
  column('max_length', 'Maximum characters', 'number', { hint: 'For text answers: 1 to 5,000.' }),
  column('min', 'Smallest number', 'number'),
  column('max', 'Largest number', 'number'),
  withdrawn,
];

const firstPlace = 1000;
const optionPattern = /^([a-z0-9_-]{1,40})\s*=\s*(\S.*)$/;

const splitOption = (text: string): [value: string, label: string] | null => {
  const [, value, label] = optionPattern.exec(text) ?? [];
  return value && label ? [value, label] : null;
};

const ofType = (type: string) => type === 'single_choice' || type === 'multi_choice';

async function storedRows({ tx, tenantId }: TenantDb, by: By): Promise<StoredContent[]> {
  const rows = await tx
    .select({
      question: questions,
      direction: sql<
        string | null
      >`(select o.value from question_options o where o.id = questions.career_direction_id)`,
      options: sql<string[] | null>`(select array_agg(o.value || ' = ' || o.label order by o."order", o.id)
        from question_options o where o.question_id = questions.id)`,
    })
    .from(questions)
    .where(
      and(
        sql`(${questions.tenant_id} is null or ${questions.tenant_id} = ${tenantId})`,
        'ids' in by ? inArray(questions.id, by.ids) : undefined,
        'keys' in by ? sql`${questions.code} = any(${texts(by.keys)})` : undefined,
        'all' in by ? eq(questions.tenant_id, tenantId) : undefined,
      ),
    )
    .orderBy(questions.order, questions.id);
  return rows.map(({ question, direction, options }) => {
    const isShared = question.tenant_id === null;
    const values: CellValues = {
      ...(question as unknown as CellValues),
      order: isShared ? question.order : question.order - firstPlace,
      direction,
      options: options ?? [],
      country: Object.keys(countryCodes).find((code) => countryCodes[code] === question.country_id) ?? null,
      withdrawn: question.withdrawn_at !== null,
    };
    const cells = Object.fromEntries(
      columns.map((column) => [column.name, cellOf(column, values[column.name])]),
    );
    return { id: question.id, isShared, cells };
  });
}

async function ids({ tx, tenantId }: TenantDb, { search, isWithdrawn, limit, offset }: ContentQuery) {
  const where = and(
    sql`(${questions.tenant_id} is null or ${questions.tenant_id} = ${tenantId})`,
    isWithdrawn === null ? undefined : sql`(${questions.withdrawn_at} is not null) = ${isWithdrawn}::boolean`,
    ...columnHasWords(sql`(${questions.title} || ' ' || ${questions.code})`, search),
  );
  const [row] = await tx.select({ total: sql<number>`count(*)::integer` }).from(questions).where(where);
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(where)
    .orderBy(
      sql`${questions.tenant_id} is null`,
      sql`${questions.withdrawn_at} is not null`,
      questions.order,
      questions.id,
    )
    .limit(limit)
    .offset(offset);
  return { total: row?.total ?? 0, ids: rows.map(({ id }) => id) };
}

interface Answered {
  type: string;
  values: string[];
}

async function answeredOf({ tx, tenantId }: TenantDb, keys: string[]): Promise<Map<string, Answered>> {
  const { rows } = await tx.execute<{ code: string; type: string; values: string[] | null }>(sql`
    select q.code, q.type, array_agg(distinct o.value) filter (where o.value is not null) as values
    from questions q
    join given_answers g on g.tenant_id = ${tenantId} and g.question_id = q.id
    left join question_options o on o.question_id = q.id
      and (g.answer->>'answer_option_id' = o.id::text or g.answer->'answer_option_ids' @> to_jsonb(o.id))
    where q.tenant_id = ${tenantId} and q.code = any(${texts(keys)}) group by q.code, q.type`);
  return new Map(rows.map(({ code, type, values }) => [code, { type, values: values ?? [] }]));
}

function checkOptions({ type, options }: CellValues): CellFault[] {
  const pairs = options as string[];
  const fault = (message: string) => [{ column: 'options', message }];
  if (!ofType(String(type))) {
    return pairs.length > 0 ? fault('Only questions with answers to choose from have any') : [];
  }
  if (pairs.length < 2) return fault('Give at least two answers, such as “yes = Yes; no = No”');
  const parts = pairs.map(splitOption);
  const wrong = pairs.find((_, at) => parts[at] === null);
  if (wrong !== undefined) return fault(`“${wrong.slice(0, 60)}” is no key and words, such as “yes = Yes”`);
  const keys = parts.map((part) => part![0]);
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  return twice ? fault(`The key “${twice}” is used twice`) : [];
}

function checkNumbers({ type, min, max, max_length }: CellValues): CellFault[] {
  if (type === 'text' && max_length !== null && (Number(max_length) < 1 || Number(max_length) > 5000)) {
    return [{ column: 'max_length', message: 'Use 1 to 5000' }];
  }
  if (type === 'scale' && (min === null || max === null)) {
    return [
      { column: min === null ? 'min' : 'max', message: 'A scale has a smallest and a greatest number' },
    ];
  }
  if (min !== null && max !== null && Number(min) >= Number(max)) {
    return [{ column: 'max', message: 'The greatest number comes after the smallest' }];
  }
  if (type === 'scale' && Number(max) - Number(min) > 10) {
    return [{ column: 'max', message: 'A scale has at most eleven steps' }];
  }
  return [];
}

async function check(db: TenantDb, rows: CellValues[]): Promise<CellFault[][]> {
  if (rows.length === 0) return [];
  const answered = await answeredOf(
    db,
    rows.map(({ code }) => String(code)),
  );
  return rows.map((row) => {
    const faults = [...checkOptions(row), ...checkNumbers(row)];
    const before = answered.get(String(row.code));
    if (!before) return faults;
    if (before.type !== row.type) {
      faults.push({
        column: 'type',
        message: 'Somebody has answered: withdraw this question and make another',
      });
    }
    const offered = (row.options as string[]).map((text) => splitOption(text)?.[0]);
    const missing = before.values.find((value) => !offered.includes(value));
    if (missing) faults.push({ column: 'options', message: `Somebody has chosen “${missing}”: keep it` });
    return faults;
  });
}

async function directionIds({ tx }: TenantDb): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: questionOptions.id, value: questionOptions.value })
    .from(questionOptions)
    .innerJoin(questions, eq(questions.id, questionOptions.question_id))
    .where(and(eq(questions.visibility_place, 'career_direction'), isNull(questions.tenant_id)));
  return new Map(rows.map(({ id, value }) => [value, id]));
}

async function store(db: TenantDb, rows: CellValues[], now: Date): Promise<StoredRows> {
  const { tx, tenantId } = db;
  const directionOf = await directionIds(db);
  const stored = await upsert(db, questions, {
    rows: rows.map((row) => ({
      tenant_id: tenantId,
      code: row.code,
      title: row.title,
      help_text: row.help_text,
      why_we_ask: row.why_we_ask,
      type: row.type,
      is_required: row.is_required,
      order: firstPlace + Number(row.order ?? 0),
      max_length: row.type === 'text' ? (row.max_length ?? 500) : null,
      min: row.min,
      max: row.max,
      visibility_place: 'questionnaire',
      career_direction_id: directionOf.get(String(row.direction)),
      country_id: row.country ? countryCodes[String(row.country)] : null,
      withdrawn_at: withdrawnAt(row, now),
    })),
    key: ['tenant_id', 'code'],
    set: keepsFirst,
  });
  const idOf = new Map(stored.map(({ id, code }) => [code, id]));
  const options = rows.flatMap((row) =>
    (row.options as string[]).map((text, at) => {
      const [code, label] = splitOption(text)!;
      const question_id = idOf.get(String(row.code))!;
      return { tenant_id: tenantId, question_id, value: code, label, order: at + 1, is_exclusive: false };
    }),
  );
  for (const id of idOf.values()) {
    const offered = options.filter((option) => option.question_id === id).map(({ value }) => value);
    await tx
      .delete(questionOptions)
      .where(
        and(
          eq(questionOptions.tenant_id, tenantId),
          eq(questionOptions.question_id, id),
          offered.length > 0 ? notInArray(questionOptions.value, offered) : undefined,
        ),
      );
  }
  if (options.length > 0) {
    await tx
      .insert(questionOptions)
      .values(options)
      .onConflictDoUpdate({
        target: [questionOptions.tenant_id, questionOptions.question_id, questionOptions.value],
        set: { label: sql`excluded.label`, order: sql`excluded."order"` },
      });
  }
  return { ids: idOf };
}

export const questionKind: ContentKind = {
  name: 'questions',
  subject: 'question',
  words: { one: 'question', many: 'questions' },
  columns,
  title: 'title',
  source: null,
  ids,
  stored: storedRows,
  check,
  store,
  isUsed: async ({ tx, tenantId }, id) => {
    const [row] = await tx
      .select({ id: questionnaireAnswers.id })
      .from(questionnaireAnswers)
      .where(and(eq(questionnaireAnswers.tenant_id, tenantId), eq(questionnaireAnswers.question_id, id)))
      .limit(1);
    return row !== undefined;
  },
  remove: async ({ tx, tenantId }, id) => {
    await tx
      .delete(questionOptions)
      .where(and(eq(questionOptions.tenant_id, tenantId), eq(questionOptions.question_id, id)));
    await tx.delete(questions).where(and(eq(questions.tenant_id, tenantId), eq(questions.id, id)));
  },
};
