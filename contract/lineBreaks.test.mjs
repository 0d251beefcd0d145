import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

/** @typedef {{ $ref?: string, contentMediaType?: string, properties?: Record<string, Schema>, items?: Schema, anyOf?: Schema[], additionalProperties?: Schema }} Schema */

/** @type {any} */
const specification = load(readFileSync('openapi.yaml', 'utf8'));

/** @param {Schema} schema @returns {Schema} */
const resolved = ({ $ref, ...schema }) =>
  $ref
    ? resolved(
        $ref
          .split('/')
          .slice(1)
          .reduce((part, key) => part[key], specification),
      )
    : schema;

/** @param {Schema} reference @param {string} path @returns {string[]} the texts that keep their line breaks */
function linesIn(reference, path) {
  const { contentMediaType, properties = {}, items, anyOf = [], additionalProperties } = resolved(reference);
  return [
    ...(contentMediaType?.startsWith('text/') ? [path] : []),
    ...Object.entries(properties).flatMap(([name, schema]) => linesIn(schema, `${path}.${name}`)),
    ...(items ? linesIn(items, `${path}[]`) : []),
    ...anyOf.flatMap((schema) => linesIn(schema, path)),
    ...(typeof additionalProperties === 'object' ? linesIn(additionalProperties, `${path}.*`) : []),
  ];
}

/** @param {string} id */
function bodyOf(id) {
  /** @type {any[]} */
  const operations = Object.values(specification.paths).flatMap((path) =>
    Object.values(/** @type {any} */ (path)),
  );
  const { requestBody } = operations.find(({ operationId }) => operationId === id);
  const [media] = /** @type {[{ schema: Schema }]} */ (Object.values(requestBody.content));
  return media.schema;
}

// Where people type in a field of several lines. A text that is not marked in the contract loses its line breaks.
test.each([
  ['addApplicationNote', ['text']],
  ['amendOffer', ['offer.pay_reason', 'public_note']],
  ['applyToJob', ['answers[].answer', 'cover_note']],
  ['contactServiceProvider', ['message']],
  ['createCompany', ['description']],
  ['createContent', ['cells.*']],
  ['createJob', ['description_html']],
  ['deleteAccount', ['reason']],
  ['inviteCompanyUsers', ['message']],
  ['inviteToApply', ['message']],
  ['proposeInterview', ['message']],
  ['refineActionPlan', ['answers[].answer_text']],
  ['reportJob', ['text']],
  ['saveFederalResume', ['summary']],
  ['updateActionPlanTask', ['note']],
  ['updateMilestone', ['note']],
  ['withdrawApplication', ['text']],
])('%s keeps line breaks where people type several lines', (id, fields) => {
  const texts = linesIn(bodyOf(id), '').map((path) => path.slice(1));
  expect(texts.sort()).toEqual(fields);
});
