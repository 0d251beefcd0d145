/** A code of the contract, such as `full_time`, as words. */
export const inWords = (code: string) => `${code[0]?.toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;
