/**
 * The contract in parts that a browser opens quickly: a list of all operations, and a document for each area. Swagger UI reads all
 * of a document each time an operation is opened, which takes 1.5 s with the whole contract.
 */

/** @typedef {Record<string, any>} Json */

/** @param {string} area */
const fileOf = (area) => `${area.replaceAll(' ', '-')}.json`;

/** @param {Json} paths @param {(operation: Json) => Json | undefined} change */
function mapOperations(paths, change) {
  /** @type {Json} */
  const changed = {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const result = change(operation);
      if (result) changed[path] = { ...changed[path], [method]: result };
    }
  return changed;
}

/** The components that a part refers to, and those that they refer to. @param {Json} components @param {Json} part */
function componentsFor(components, part) {
  /** @type {Json} */
  const needed = { securitySchemes: components.securitySchemes };
  /** @param {unknown} node */
  const collect = (node) => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      if (needed[kind]?.[name]) continue;
      needed[kind] = { ...needed[kind], [name]: components[kind][name] };
      collect(components[kind][name]);
    }
  };
  collect(part);
  return needed;
}

/**
 * @param {Json} contract the bundled contract
 * @returns {{ file: string, name: string, document: Json }[]} the list of all operations first
 */
export function referenceDocuments({ openapi, info, tags, paths, components }) {
  const list = mapOperations(paths, ({ operationId, tags: [area], summary, description, ...operation }) => ({
    ...{ operationId, tags: [area], summary, description, 'x-access': operation['x-access'] },
    externalDocs: {
      description: 'Parameters, body and answers',
      url: `/docs/api?urls.primaryName=${encodeURIComponent(area)}#/${encodeURIComponent(area)}/${operationId}`,
    },
  }));
  return [
    { file: 'all.json', name: 'all areas', document: { openapi, info, tags, paths: list } },
    ...tags.map((/** @type {Json} */ tag) => {
      const own = mapOperations(paths, (operation) =>
        operation.tags[0] === tag.name ? operation : undefined,
      );
      const document = { openapi, info, tags: [tag], paths: own, components: componentsFor(components, own) };
      return { file: fileOf(tag.name), name: tag.name, document };
    }),
  ];
}
