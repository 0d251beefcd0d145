/** The shape of an untyped payload, learnt from a proxy that accepts any use and records how it is read. */
export interface Shape {
  children: Map<string, Shape>;
  isArray: boolean;
  isText: boolean;
  isNumber: boolean;
  isDate: boolean;
  /** The value it was compared with by `includes`, `indexOf` or `has`. */
  like?: unknown;
}

export const newShape = (): Shape => ({
  children: new Map(),
  isArray: false,
  isText: false,
  isNumber: false,
  isDate: false,
});

export function shapeAt(shape: Shape, path: string): Shape {
  let at = shape;
  if (path === '') return at;
  for (const part of path.split('.')) {
    if (part === '*') return at;
    if (part === '#') at.isArray = true;
    const inner = at.children.get(part) ?? newShape();
    at.children.set(part, inner);
    at = inner;
  }
  return at;
}

const ofArrays = new Set([
  'map',
  'filter',
  'reduce',
  'forEach',
  'some',
  'every',
  'find',
  'findIndex',
  'flatMap',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'join',
  'sort',
  'reverse',
  'flat',
  'entries',
  'keys',
  'values',
]);
const ofTexts = new Set([
  'trim',
  'toLowerCase',
  'toUpperCase',
  'split',
  'startsWith',
  'endsWith',
  'replace',
  'replaceAll',
  'match',
  'charAt',
  'padStart',
  'substring',
  'substr',
  'localeCompare',
  'normalize',
  'repeat',
  'charCodeAt',
]);
const ofNumbers = new Set(['toFixed', 'toPrecision']);
const ofDates = new Set([
  'getTime',
  'toISOString',
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
]);

export function materialised(shape: Shape): unknown {
  if (shape.like !== undefined) return shape.like;
  if (shape.isDate) return new Date(0);
  if (shape.isArray) {
    const item = shape.children.get('#');
    return item ? [materialised(item)] : [];
  }
  if (shape.isText) return 'text';
  if (shape.isNumber) return 1;
  const fields = [...shape.children].filter(([key]) => key !== '#');
  if (fields.length === 1 && fields[0]?.[0] === 'length') return 'text';
  if (fields.length > 0) return Object.fromEntries(fields.map(([key, inner]) => [key, materialised(inner)]));
  return 'text';
}

/** Reading nested fields extends the shape. */
export function ghostOf(shape: Shape): object {
  const target = function unknownPayload() {};
  const ghost: object = new Proxy(target, {
    get(_, key) {
      if (key === Symbol.toPrimitive)
        return (hint: string) => {
          if (hint === 'number') shape.isNumber = true;
          const plain = materialised(shape);
          return typeof plain === 'object' ? '' : plain;
        };
      if (key === Symbol.iterator) {
        shape.isArray = true;
        return function* () {
          yield ghostOf(shapeAt(shape, '#'));
        };
      }
      if (typeof key === 'symbol' || key === 'then') return undefined;
      if (ofDates.has(key)) shape.isDate = true;
      if (ofNumbers.has(key)) shape.isNumber = true;
      if (ofTexts.has(key)) shape.isText = true;
      if (ofArrays.has(key)) shape.isArray = true;
      if ((key === 'includes' || key === 'indexOf') && !shape.isText)
        return (searched: unknown) => {
          shape.isArray = true;
          shapeAt(shape, '#').like = searched;
          return key === 'includes' ? true : 0;
        };
      if (shape.isArray || shape.isText || shape.isDate || shape.isNumber) {
        const value = materialised(shape.isArray ? { ...shape, children: new Map() } : shape);
        const part = (value as Record<string, unknown>)[key];
        if (
          typeof part === 'function' &&
          shape.isArray &&
          /^(map|filter|forEach|some|every|find|flatMap)$/.test(key)
        )
          return (callback: (item: unknown, index: number) => unknown) => {
            const items = [ghostOf(shapeAt(shape, '#'))];
            return (items as never as Record<string, (c: unknown) => unknown>)[key]?.(callback);
          };
        if (typeof part === 'function') return part.bind(value);
        if (key === 'length') return part;
      }
      if (/^\d+$/.test(key)) return ghostOf(shapeAt(shape, '#'));
      return ghostOf(shapeAt(shape, key));
    },
    apply: () => ghostOf(newShape()),
  });
  return ghost;
}
