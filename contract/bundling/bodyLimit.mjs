// How many bytes the largest body has that a schema allows, in any way of writing it down.

const kilobyte = 1024;
// Bodies are read into memory as a whole.
const largest = 256 * kilobyte;
const margin = kilobyte;
// A character beyond the basic plane, as two escapes such as \ud83d\ude00.
const escaped = 12;
const asUtf8 = 4;
// Colon, comma, line break and indentation.
const around = 16;
const longestNumber = 24;
// Boundary, headers and the name of a file.
const aroundPart = kilobyte;
const nameLength = 60;

/** @type {Record<string, number>} */
const lengths = { uuid: 36, date: 10, 'date-time': 40, binary: 0 };

/**
 * @typedef {Record<string, any>} Schema
 * @typedef {{ resolve: (ref: string) => Schema, perCharacter: number }} Reading
 */

/** @param {unknown} value */
const written = (value) => JSON.stringify(value).length;

/** @param {Schema} schema @param {Reading} reading @param {string} path @returns {number} */
function textBytes({ maxLength, format, contentEncoding }, { perCharacter }, path) {
  const length = maxLength ?? lengths[format];
  if (length === undefined) throw new Error(`${path} has no maxLength`);
  // Only its slash may be escaped.
  return 2 + length * (contentEncoding === 'base64' ? 2 : perCharacter);
}

/** @param {Schema} schema @param {Reading} reading @param {string} path @returns {number} */
function listBytes({ items, maxItems }, reading, path) {
  if (maxItems === undefined) throw new Error(`${path} has no maxItems`);
  return 2 + (maxItems === 0 ? 0 : maxItems * (around + bytesOf(items ?? {}, reading, `${path}[]`)));
}

/** @param {Schema} schema @param {Reading} reading @param {string} path @returns {number} */
function objectBytes({ properties = {}, additionalProperties: others, maxProperties }, reading, path) {
  const own = Object.entries(properties).map(
    ([name, value]) => written(name) + around + bytesOf(value, reading, `${path}.${name}`),
  );
  const sum = own.reduce((a, b) => a + b, 2);
  if (others === false) return sum;
  if (maxProperties === undefined || others === true || others === undefined)
    throw new Error(`${path} may have any fields`);
  const name = 2 + nameLength * reading.perCharacter;
  return sum + maxProperties * (name + around + bytesOf(others, reading, `${path}.*`));
}

/** @param {Schema} schema @param {Reading} reading @param {string} path @returns {number} */
function bytesOf(schema, reading, path) {
  if (schema.$ref) return bytesOf(reading.resolve(schema.$ref), reading, path);
  if (schema.enum) return Math.max(...schema.enum.map(written));
  if (schema.const !== undefined) return written(schema.const);
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.type === undefined && alternatives.length > 0)
    return Math.max(...alternatives.map((item) => bytesOf(item, reading, path)));
  /** @type {Record<string, () => number>} */
  const kinds = {
    string: () => textBytes(schema, reading, path),
    integer: () => longestNumber,
    number: () => longestNumber,
    boolean: () => 5,
    null: () => 4,
    array: () => listBytes(schema, reading, path),
    object: () => objectBytes(schema, reading, path),
  };
  const types = [schema.type].flat();
  if (types[0] === undefined) throw new Error(`${path} may be anything`);
  return Math.max(...types.map((type) => /** @type {() => number} */ (kinds[type])()));
}

/**
 * @param {Record<string, { schema: Schema }>} content of a request body
 * @param {(ref: string) => Schema} resolve
 * @returns {number} in bytes, without files
 */
export function bodyLimitOf(content, resolve) {
  const form = content['multipart/form-data']?.schema;
  if (form) {
    const bytes = bytesOf(form, { resolve, perCharacter: asUtf8 }, 'form');
    return rounded(bytes + Object.keys(form.properties).length * aroundPart);
  }
  const [json] = Object.values(content);
  if (!json) return 0;
  return rounded(bytesOf(json.schema, { resolve, perCharacter: escaped }, 'body'));
}

/** @param {number} bytes */
const rounded = (bytes) => Math.min(largest, Math.ceil((bytes + margin) / kilobyte) * kilobyte);
