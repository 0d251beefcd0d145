const isWhole = Boolean(process.env.WHOLE) || process.env.FAST_CHECK_SEED === 'random';

/** Of a property that is dear to check: a quarter in the gate, where they are the same each time; all with WHOLE=1 and in `npm run robustness`. */
export const examples = (count: number) => (isWhole ? count : Math.ceil(count / 4));
