/**
 * Asks the real server with generated requests, with ids and versions that its own answers have told, and holds every answer
 * against openapi.yaml. The same seed asks the same.
 */
import { personas } from '../../../server/seed/personas.ts';
import { type Described, operations } from '../../support/contract/described.ts';
import {
  openTestServer,
  type RequestOptions,
  type TenantSlug,
  type TestServer,
} from '../../support/contract/harness.ts';
import { type FuzzRequest, namesIn, requestsOf, singular } from './requests.ts';
import { Placeholder, wellFormed } from './values.ts';
import { faultsOfAnswer } from './verdict.ts';

/** Without SEED_FUZZ. */
export const defaultSeed = 20261122;

export interface Outcome {
  operations: number;
  requests: number;
  /** One line each, with what brings it about again. */
  faults: string[];
  serverErrors: number;
  /** How often each operation has done what it was asked for. */
  accepted: Record<string, number>;
}

const emails = (role: 'veteran' | 'recruiter') =>
  personas
    .filter((persona) => persona.role === role && !/inactive|pending/.test(persona.key))
    .map(({ email }) => email);

/** Those who have something ask most. */
const veterans = ['complete', 'complete', 'services', 'complete', 'plan', 'no-cv']
  .map((key) => `veteran-${key}@demo.test`)
  .concat(emails('veteran'));

const admins = ['recruiter-admin@northgate.test'];
const team = ['recruiter@northgate.test', ...admins];
const operator = 'operator@demo.test';

/** Who may ask; null is a guest. */
const callersOf: Record<string, (string | null)[]> = {
  public: [null],
  anyone: [null, veterans[0]!, ...team],
  signed_in: [...veterans, ...team],
  veteran: veterans,
  recruiter_any: [...emails('recruiter'), ...team],
  recruiter: team,
  hiring_team: team,
  veteran_or_recruiter: [...veterans, ...team],
  company_admin: admins,
  company_admin_any: [...admins, 'recruiter-rejected@corvane.test'],
  tenant_admin: [operator],
};

/** What the callers would not come back from. */
const isLast = ({ id }: Described) =>
  /logout|deleteAccount|leaveCompany|updateAdminUser|updateTenantSettings|decideCompany|changePassword|updateCompanyUser/i.test(
    id,
  );

/** Reading comes first and again after all writing, then what deletes, then what ends. */
function inOrder(all: Described[]): [Described, 'all' | 'first half' | 'second half'][] {
  const usual = all.filter((item) => !isLast(item));
  const reads = usual.filter(({ method }) => method === 'GET');
  const deletes = usual.filter(({ method }) => method === 'DELETE');
  const writes = usual.filter((item) => !reads.includes(item) && !deletes.includes(item));
  const whole = (some: Described[]) => some.map((item) => [item, 'all'] as [Described, 'all']);
  return [
    ...reads.map((read) => [read, 'first half'] as [Described, 'first half']),
    ...whole(writes),
    ...reads.map((read) => [read, 'second half'] as [Described, 'second half']),
    ...whole(deletes),
    ...whole(all.filter(isLast)),
  ];
}

/** Ids and versions by what they are of, those of the caller apart. */
function memory() {
  const idsByKey = new Map<string, (number | string)[]>();
  const versions = new Map<string, number>();
  const add = (key: string, id: number | string) => {
    const ids = idsByKey.get(key) ?? [];
    if (!ids.includes(id)) idsByKey.set(key, [id, ...ids].slice(0, 200));
  };

  /** Every id of an answer, by the name of its field or of the list that it lies in. */
  function learn(account: string, name: string, value: unknown): void {
    if (typeof value === 'string') {
      const [, key] = /\/api\/pictures\/([^/]+)\//.exec(value) ?? [];
      if (key) add('key', key);
    }
    if (Array.isArray(value)) for (const item of value) learn(account, singular(name), item);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const { id, version } = value as { id?: unknown; version?: unknown };
    for (const [field, item] of Object.entries(value)) {
      const of = field === 'id' ? name : /^(.*)_ids?$|^key$/.test(field) ? field.replace(/_ids?$/, '') : null;
      const items = [item].flat() as unknown[];
      if (of !== null) {
        for (const id of items.filter((item) => typeof item === 'number' || typeof item === 'string')) {
          add(`${account} ${of}`, id as number);
          add(of, id as number);
        }
      }
      learn(account, singular(field), item);
    }
    if (typeof version === 'number') {
      for (const which of new Set([id ?? '', ''])) versions.set(`${account} ${name} ${which}`, version);
    }
  }

  function recall(account: string, { of, at, isText }: Placeholder): number | string {
    const own = idsByKey.get(`${account} ${of}`) ?? [];
    const all = idsByKey.get(of) ?? [];
    const ids = (own.length > 0 && at % 8 > 0 ? own : all).filter(
      (id) => (typeof id === 'string') === isText,
    );
    return ids[(at >> 3) % ids.length] ?? (isText ? 'none' : 1 + (at % 40));
  }

  return {
    learn,
    recall,
    versionOf: (account: string, name: string, id: unknown) => versions.get(`${account} ${name} ${id}`),
  };
}

export interface Options {
  seed: number;
  /** Of each operation. */
  count: (described: Described) => number;
  tenant?: TenantSlug | undefined;
  only?: string | undefined;
  say?: (line: string) => void;
}

export async function fuzz(options: Options): Promise<Outcome> {
  const server = await openTestServer({ logLevel: 'error' });
  try {
    return await askAll(server, options);
  } finally {
    await server.close();
  }
}

async function askAll(
  server: TestServer,
  { seed, count, tenant = 'uk', only, say = () => {} }: Options,
): Promise<Outcome> {
  const send = (id: string, options: RequestOptions) => server.send(id, { tenant, ...options });
  const memories = memory();
  const tokens = new Map<string, Promise<string>>();
  const outcome: Outcome = { operations: 0, requests: 0, faults: [], serverErrors: 0, accepted: {} };
  const tokenOf = (email: string, isNew = false) => {
    const token = (isNew ? undefined : tokens.get(email)) ?? server.sessionOf(email, tenant);
    tokens.set(email, token);
    return token;
  };

  async function filled(
    account: string,
    described: Described,
    value: unknown,
    name = '',
    id: unknown = '',
  ): Promise<unknown> {
    if (value instanceof Placeholder) {
      if (value.of === 'captcha') return server.solveCaptcha();
      if (value.of !== 'version') return memories.recall(account, value);
      const names = namesIn(described.path);
      const versions = names
        .map((name) => memories.versionOf(account, name, id))
        .filter((item) => item !== undefined);
      return versions.at(-1) ?? memories.versionOf(account, name, '') ?? 1;
    }
    if (value === null || typeof value !== 'object' || value instanceof File) return value;
    if (Array.isArray(value))
      return Promise.all(value.map((item) => filled(account, described, item, name, id)));
    const fields: [string, unknown][] = [];
    for (const [field, item] of Object.entries(value)) {
      fields.push([field, await filled(account, described, item, field, id)]);
    }
    return Object.fromEntries(fields);
  }

  function formOf(fields: Record<string, unknown>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      form.set(name, value instanceof File ? value : String(value));
    return form;
  }

  function options(described: Described, request: FuzzRequest): RequestOptions {
    const { params, query, headers, body, form, raw } = request;
    const requestOptions: RequestOptions = {
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wellFormed(value)])),
      query: query as RequestOptions['query'] & object,
      headers: { ...headers },
    };
    if (raw !== undefined) requestOptions.raw = raw;
    else if (form) requestOptions.form = formOf(form);
    else if (body !== undefined && described.bodyType) {
      requestOptions.raw = JSON.stringify(body);
      requestOptions.headers!['content-type'] = 'application/json';
    }
    return requestOptions;
  }

  async function ask(described: Described, template: FuzzRequest) {
    const callers = callersOf[described.access]!;
    const email = callers[template.caller % callers.length] ?? null;
    const account = email ?? 'nobody';
    const params = (await filled(account, described, template.params)) as FuzzRequest['params'];
    const id = params.id ?? '';
    const request: FuzzRequest = {
      ...template,
      params,
      query: (await filled(account, described, template.query)) as FuzzRequest['query'],
      ...('body' in template ? { body: await filled(account, described, template.body, '', id) } : {}),
      ...(template.form
        ? { form: (await filled(account, described, template.form, '', id)) as FuzzRequest['query'] }
        : {}),
    };
    const callOptions = options(described, request);
    const signedIn = async (isNew = false) =>
      email && template.isKnown ? { ...callOptions, token: await tokenOf(email, isNew) } : callOptions;
    let answer = await send(described.id, await signedIn());
    // A session may have ended by what was asked before; a new one must do.
    if (answer.status === 401 && email && template.isKnown)
      answer = await send(described.id, await signedIn(true));
    const faults = faultsOfAnswer(described, request, answer);
    return { account, request, answer, faults };
  }

  function tell(described: Described, { kind }: FuzzRequest, request: unknown, faults: string[]) {
    const shown = JSON.stringify(request)?.slice(0, 1500);
    const lines = faults.map(
      (fault) => `${fault}\n   seed ${seed}, ${kind}: ${described.method} ${described.path} ${shown}`,
    );
    for (const line of lines) say(line);
    outcome.faults.push(...lines);
  }

  /** A thing that was made can be read, and one that was deleted no longer, or the answer says that there is none. */
  async function lookAgain(
    described: Described,
    { account, request, answer }: Awaited<ReturnType<typeof ask>>,
  ) {
    const createdId =
      answer.status === 201 ? (answer.body.data as { id?: number } | undefined)?.id : undefined;
    const path = createdId === undefined ? described.path : `${described.path}/{id}`;
    const isGone = described.method === 'DELETE' && answer.status === 200;
    const reading = operations.find((operation) => operation.method === 'GET' && operation.path === path);
    if (!reading || account === 'nobody' || (createdId === undefined && !isGone)) return [];
    const params = createdId === undefined ? request.params : { ...request.params, id: createdId };
    const { status, body } = await send(reading.id, {
      token: await tokenOf(account),
      params: params as RequestOptions['params'] & object,
    });
    outcome.requests += 1;
    if (createdId !== undefined)
      return status === 200
        ? []
        : [`${described.id} made ${createdId}, which ${reading.id} answers ${status} to`];
    const isOut = status === 404 || /"(is_withdrawn":true|created_at":null)/.test(JSON.stringify(body));
    return isOut ? [] : [`${described.id} deleted what ${reading.id} answers ${status} to`];
  }

  memories.learn('nobody', 'flow', { id: 'companyRouting' });
  /** What everybody sees of their own, before anything is changed. */
  for (const described of operations.filter(
    (operation) => operation.method === 'GET' && !/logout|skip/i.test(operation.id),
  )) {
    if (described.parameters.some(({ required }) => required)) continue;
    for (const email of new Set(callersOf[described.access])) {
      const answer = await send(described.id, email ? { token: await tokenOf(email) } : {});
      if (answer.status === 200)
        memories.learn(email ?? 'nobody', namesIn(described.path).at(-1)!, answer.body.data);
    }
  }
  const all = operations.filter(({ id }) => only === undefined || id === only);
  outcome.operations = all.length;
  outcome.accepted = Object.fromEntries(all.map(({ id }) => [id, 0]));
  for (const [described, which] of inOrder(all)) {
    const drawn = requestsOf(described, count(described), seed + operations.indexOf(described));
    const half = Math.ceil(drawn.length / 2);
    const [from, to] = { all: [0, drawn.length], 'first half': [0, half], 'second half': [half] }[which];
    for (const template of drawn.slice(from, to)) {
      const done = await ask(described, template);
      const { account, request, answer, faults } = done;
      outcome.requests += 1;
      if (answer.status >= 500) outcome.serverErrors += 1;
      if (answer.status < 300) outcome.accepted[described.id]! += 1;
      // A conflict, too, tells what there is.
      if (answer.status < 300 || answer.status === 409) {
        memories.learn(account, namesIn(described.path).at(-1)!, answer.body.data);
      }
      const problems = faults.length > 0 ? faults : await lookAgain(described, done);
      if (problems.length > 0) tell(described, template, { account, ...request }, problems);
    }
  }
  return outcome;
}
