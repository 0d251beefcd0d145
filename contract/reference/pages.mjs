// The reference of the API as pages of plain HTML: no script, nothing from elsewhere. Made from the bundled contract.

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{ path: string, method: string, id: string, area: string, operation: Json }} Call
 */

const callers = /** @type {Record<string, string>} */ ({
  public: 'Anyone',
  anyone: 'Anyone; who is signed in is recognised',
  signed_in: 'Anyone who is signed in',
  veteran: 'Veterans',
  recruiter_any: 'Recruiters, whatever the state of their account and company',
  recruiter: 'Recruiters who are approved',
  veteran_or_recruiter: 'Veterans and approved recruiters',
  company_admin_any: 'Company admins, whatever the state of their company',
  company_admin: 'Admins of an approved company',
  tenant_admin: 'Operators',
});

const entities = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escaped, with `code` as it is marked in the contract's descriptions. @param {unknown} text */
const prose = (text) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** @param {string} text */
const titled = (text) => text.replace(/^./, (letter) => letter.toUpperCase());

/** @param {string} area */
const fileOf = (area) => area.replaceAll(' ', '-');

/** @param {Json} node */
const nameOf = (node) => /** @type {string | undefined} */ (node?.$ref?.split('/').at(-1));

/** @param {Json} document @returns {Call[]} */
function callsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(/** @type {Json} */ (methods)).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      id: operation.operationId,
      area: operation.tags[0],
      operation,
    })),
  );
}

/** @param {string} title @param {string} body @param {string[]} areas @param {string} [current] */
function page(title, body, areas, current) {
  const links = [
    ['', 'All calls'],
    ...areas.map((area) => [fileOf(area), titled(area)]),
    ['schemas', 'Schemas'],
  ];
  const items = links.map(([file, name]) => {
    const isHere = file === current ? ' aria-current="page"' : '';
    return `<li><a href="/docs/api${file ? `/${file}` : ''}"${isHere}>${escaped(name)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/docs/api/reference.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="/">Valour</a> <span>API reference</span></header>
<nav aria-label="Areas of the API"><ul>${items.join('')}</ul></nav>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`;
}

const limits = [
  ['minLength', 'at least', 'characters'],
  ['maxLength', 'at most', 'characters'],
  ['minimum', 'at least', ''],
  ['maximum', 'at most', ''],
  ['minItems', 'at least', 'items'],
  ['maxItems', 'at most', 'items'],
];

/** What a value may be, in a line. @param {Json} schema @returns {string} */
function kindOf(schema) {
  const name = nameOf(schema);
  if (name) return `<a href="/docs/api/schemas#${escaped(name)}">${escaped(name)}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !schema.properties) return choices.map(kindOf).join(' or ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((/** @type {unknown} */ value) => `<code>${escaped(value)}</code>`).join(', ');
  const types = [schema.type ?? 'any value'].flat().map((/** @type {string} */ type) => {
    if (type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
    return type === 'null'
      ? '<code>null</code>'
      : escaped(schema.format && type === 'string' ? schema.format : type);
  });
  const said = limits.flatMap(([key = '', words, unit]) => {
    const limit = schema[key];
    if (limit === undefined || limit === 2_147_483_647) return [];
    if (limit === 1 && unit)
      return [key.startsWith('min') ? 'not empty' : `at most one ${unit.slice(0, -1)}`];
    return [`${words} ${limit.toLocaleString('en-GB')} ${unit}`.trim()];
  });
  const needed = schema.properties && choices?.flatMap((/** @type {Json} */ choice) => choice.required ?? []);
  if (needed?.length)
    said.push(
      `with ${schema.oneOf ? 'one' : 'at least one'} of ${needed.map((/** @type {string} */ name) => `<code>${escaped(name)}</code>`).join(', ')}`,
    );
  if (schema.pattern) said.push(`<code>${escaped(schema.pattern)}</code>`);
  return types.join(' or ') + (said.length > 0 ? `, ${said.join(', ')}` : '');
}

/** The schema in which a value's own fields stand, if it has some here. @param {Json} schema @returns {Json | undefined} */
function fieldsIn(schema) {
  if (schema.properties) return schema;
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(Boolean);
  return inside.map(fieldsIn).find(Boolean);
}

/** @param {Json} schema @returns {string} */
function fields(schema) {
  const owner = fieldsIn(schema);
  if (!owner) return '';
  const rows = Object.entries(owner.properties).map(([name, field]) => {
    const isOptional = !(owner.required ?? []).includes(name);
    const note = field.description ? `<p>${prose(field.description)}</p>` : '';
    const kind = `<span class="kind">${kindOf(field)}</span>`;
    return `<dt><code>${escaped(name)}</code>${isOptional ? ' <span class="optional">optional</span>' : ''}</dt><dd>${kind}${note}${fields(field)}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

/** @param {string} title @param {Json} schema */
function value(title, schema) {
  const note = schema.description ? `<p>${prose(schema.description)}</p>` : '';
  return `<h4>${title}</h4><p class="kind">${kindOf(schema)}</p>${note}${fields(schema)}`;
}

/** @param {unknown} example */
const sample = (example) =>
  `<details><summary>Example</summary><pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre></details>`;

/** @param {Call} call @param {Json} document */
function parametersOf({ operation }, document) {
  const all = (operation.parameters ?? []).map(
    (/** @type {Json} */ parameter) => document.components.parameters[nameOf(parameter) ?? ''] ?? parameter,
  );
  if (all.length === 0) return '';
  const rows = all.map((/** @type {Json} */ { name, in: place, required, description, schema }) => {
    const note = description ? `<p>${prose(description)}</p>` : '';
    const marks = `<span class="place">${place}</span>${required ? '' : ' <span class="optional">optional</span>'}`;
    return `<dt><code>${escaped(name)}</code> ${marks}</dt><dd><span class="kind">${kindOf(schema)}</span>${note}</dd>`;
  });
  return `<h4>Parameters</h4><dl>${rows.join('')}</dl>`;
}

/** @param {Call} call @param {Json} document */
function bodyOf({ operation }, document) {
  return Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema, example }]) => {
    const shown =
      example ?? (schema.examples ?? document.components.schemas[nameOf(schema) ?? '']?.examples)?.[0];
    return value(`Body <code>${escaped(type)}</code>`, schema) + (shown === undefined ? '' : sample(shown));
  });
}

/** @param {Call} call */
function answersOf({ operation }) {
  const entries = /** @type {[string, Json][]} */ (Object.entries(operation.responses));
  const [[status, done] = ['200', {}]] = entries.filter(([code]) => code < '300');
  const contents = Object.entries(done.content ?? {}).map(([type, { schema, example }]) => {
    const title = `Answer ${status} <code>${escaped(type)}</code>`;
    if (type !== 'application/json') return value(title, schema);
    const { data, meta } = schema.properties;
    return (
      value(`${title}, <code>data</code>`, data) +
      (meta ? value('<code>meta</code>', meta) : '') +
      (example === undefined ? '' : sample(example))
    );
  });
  const refusals = entries
    .filter(([code]) => code >= '400')
    .map(([code, refusal]) => `<a href="/docs/api/schemas#${nameOf(refusal)}">${code}</a>`);
  return `${contents.join('')}<h4>Refusals</h4><p>${refusals.join(' ')}</p>`;
}

/** @param {Call} call @param {Json} document */
function section(call, document) {
  const { id, method, path, operation } = call;
  const key = operation['x-extension'] ? '' : '<p class="ordered">Part of the product specification.</p>';
  return `<section id="${escaped(id)}" aria-labelledby="${escaped(id)}-title">
<h2 id="${escaped(id)}-title">${prose(operation.summary)}</h2>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code></p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
<p>For: ${escaped(callers[operation['x-access']] ?? operation['x-access'])}. Name: <code>${escaped(id)}</code>.</p>${key}
${parametersOf(call, document)}${bodyOf(call, document).join('')}${answersOf(call)}
</section>`;
}

/** @param {Call[]} calls */
const listOf = (calls) =>
  `<ul class="calls">${calls
    .map(
      ({ id, method, path, area, operation }) =>
        `<li><a href="/docs/api/${fileOf(area)}#${escaped(id)}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(path)}</code><span>${prose(operation.summary)}</span></a></li>`,
    )
    .join('')}</ul>`;

/** @param {Json} document */
function schemasPage({ components }) {
  const refusals = Object.entries(components.responses).map(
    ([name, refusal]) =>
      `<section id="${escaped(name)}"><h3>${escaped(name)}</h3><p>${prose(refusal.description)}</p></section>`,
  );
  const schemas = Object.keys(components.schemas)
    .sort()
    .map((name) => {
      const schema = components.schemas[name];
      const [example] = schema.examples ?? [];
      const note = schema.description ? `<p>${prose(schema.description)}</p>` : '';
      return `<section id="${escaped(name)}"><h3>${escaped(name)}</h3><p class="kind">${kindOf(schema)}</p>${note}${fields(schema)}${example === undefined ? '' : sample(example)}</section>`;
    });
  return `<h1>Schemas</h1><h2>Refusals</h2>${refusals.join('\n')}<h2>Values</h2>${schemas.join('\n')}`;
}

/**
 * @param {Json} document the bundled contract
 * @returns {Map<string, string>} HTML by file name, without its ending; `index` is the first page
 */
export function referencePages(document) {
  const calls = callsOf(document);
  const areas = document.tags.map((/** @type {Json} */ { name }) => name);
  const { title, version, description } = document.info;
  const lists = areas.map((/** @type {string} */ area) => {
    const own = calls.filter((call) => call.area === area);
    return `<h2><a href="/docs/api/${fileOf(area)}">${escaped(titled(area))}</a></h2>${listOf(own)}`;
  });
  const first = `<h1>${escaped(title)} API</h1><p>Version ${escaped(version)}, ${calls.length} calls. <a href="/docs/api/openapi.yaml">The contract as OpenAPI</a>.</p><p>${prose(description)}</p>${lists.join('')}`;
  return new Map([
    ['index', page(`${title} API reference`, first, areas, '')],
    ...areas.map((/** @type {string} */ area) => {
      const own = calls.filter((call) => call.area === area);
      const sections = own.map((call) => section(call, document));
      const body = `<h1>${escaped(titled(area))}</h1>${listOf(own)}${sections.join('\n')}`;
      return [fileOf(area), page(`${titled(area)} – ${title} API`, body, areas, fileOf(area))];
    }),
    ['schemas', page(`Schemas – ${title} API`, schemasPage(document), areas, 'schemas')],
  ]);
}
