// Checks names. A call has the same name as actor of a chart, function or query in src/api, operation and handler. An area has the
// same name as file in src/api and folder of server. `npm run check` runs this.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process.mjs';

/** Actors that make no call of their own, or more than one, each with the reason. @type {Record<string, string>} */
export const actorsWithoutOperation = {
  loadDraft: 'reads the draft that this browser keeps',
  storeDraft: 'writes the draft that this browser keeps',
  removeDraft: 'deletes the draft that this browser keeps',
  waitForConnection: 'waits for this browser to be online',
  whenStored: 'waits for the autosave chart',
  save: 'saves the form that the autosave chart belongs to: saveOnboardingDraft, saveResumeSection, updateResume, saveFederalResume, createJob, updateJob or saveTransitionPlanStep',
  declineCv: 'is saveCv without a CV',
  saveAnswer: 'is saveQuestionnaire with one answer',
  previewRefinement: 'is refineActionPlan as a preview',
};

/**
 * Files of src/api that call operations of another area of server, each with the reason. The goal is ten operations; `most` may only
 * decrease.
 * @type {Record<string, { areas: string[], reason: string }>}
 */
export const callsElsewhere = {
  admin: {
    areas: ['auth', 'tenants', 'jobs'],
    reason: 'the operator console calls what each area lets operators do',
  },
  applicants: { areas: ['applications'], reason: 'what employers call; to be merged into applications' },
  candidatePreview: { areas: ['candidates'], reason: 'loads with the profile; to be merged into candidates' },
  dataExport: { areas: ['privacy', 'files'], reason: 'a finished export is downloaded as a file' },
  demo: { areas: ['mail'], reason: 'the demo mailbox shows the mails of the seeded tenants' },
  federalResumes: { areas: ['resumes'], reason: 'to be merged into resumes' },
  flows: { areas: ['funnel'], reason: 'the page of the charts shows the funnel; to be renamed' },
  jobInvitations: { areas: ['candidates'], reason: 'employers invite candidates to a job' },
  military: { areas: ['jobs'], reason: 'what a role means outside counts its open jobs' },
  onboarding: { areas: ['services'], reason: 'a step of onboarding chooses services' },
  ownApplications: { areas: ['applications'], reason: 'what veterans call; to be merged into applications' },
  reference: { areas: ['jobs'], reason: 'lists to choose from, whatever area they belong to' },
  security: { areas: ['auth'], reason: 'linked sign-ins are on the same page as the password' },
  services: { areas: ['listings'], reason: 'to be renamed to listings' },
  tenant: { areas: ['tenants'], reason: 'to be renamed to tenants' },
};

const most = 44;

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(root, path)).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : [];
  });

/** @param {string} file */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** @returns {Map<string, string>} actors and the chart that names them */
export function actorsOfCharts() {
  const actors = new Map();
  for (const file of filesIn('src/machines')) {
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        node.expression.text === 'placeholder'
      ) {
        const [name] = node.arguments;
        if (name && ts.isStringLiteral(name)) actors.set(name.text, file);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest));
  }
  return actors;
}

/** @returns {Map<string, string>} operations and the file of src/api that calls them, by export or query key */
function callsOfApi() {
  const calls = new Map();
  for (const file of filesIn('src/api')) {
    const text = textOf(file);
    for (const [, key = ''] of text.matchAll(/queryKey: \[\s*'(\w+)'/g)) calls.set(key, file);
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm))
      calls.set(name, file);
  }
  return calls;
}

/** @returns {Map<string, string>} operations and the file of server/ that handles them */
function handlersOfServer() {
  const handlers = new Map();
  for (const file of filesIn('server').filter((path) => !/^server\/(seed|http)\//.test(path)))
    for (const [, name = ''] of textOf(file).matchAll(/^export const (\w+): Operation</gm))
      handlers.set(name, file);
  return handlers;
}

/** The folders and the file that a handler is in. @param {string} handler */
const areasOf = (handler) => handler.replace(/\.ts$/, '').split('/').slice(1);

/** @returns {string[]} */
export function actorProblems() {
  const operations = new Set(
    [...textOf('openapi.yaml').matchAll(/^ *operationId: (\w+)$/gm)].map(([, name = '']) => name),
  );
  const actors = actorsOfCharts();
  const calls = callsOfApi();
  const handlers = handlersOfServer();
  const problems = [];
  for (const [actor, file] of actors) {
    if (actor in actorsWithoutOperation) continue;
    if (!operations.has(actor)) problems.push(`${file}: the actor ${actor} is named like no operation.`);
    else if (!calls.has(actor)) problems.push(`src/api has no function or query called ${actor}.`);
    else if (!handlers.has(actor)) problems.push(`server has no handler called ${actor}.`);
  }
  for (const name of Object.keys(actorsWithoutOperation))
    if (!actors.has(name)) problems.push(`No chart has the actor ${name}: remove it from the list.`);
  const elsewhere = [...operations].filter((name) => {
    const [call, handler] = [calls.get(name), handlers.get(name)];
    return call && handler && !areasOf(handler).includes(basename(call, '.ts'));
  });
  const used = new Set();
  for (const name of elsewhere) {
    const file = basename(calls.get(name) ?? '', '.ts');
    const area = handlers.get(name)?.split('/')[1] ?? '';
    used.add(`${file}/${area}`);
    if (!callsElsewhere[file]?.areas.includes(area))
      problems.push(`${name} is called in ${calls.get(name)} and handled in ${handlers.get(name)}.`);
  }
  for (const [file, { areas }] of Object.entries(callsElsewhere))
    for (const area of areas)
      if (!used.has(`${file}/${area}`))
        problems.push(`src/api/${file}.ts calls nothing of ${area}: remove it from the list.`);
  if (elsewhere.length > most)
    problems.push(`${elsewhere.length} operations have two areas; at most ${most} may.`);
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = actorProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
