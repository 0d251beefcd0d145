const word = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const written = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$`, 'i');

/** Stricter than the contract’s `email` format only in that the last part of the host begins with a letter. */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && written.test(text);
