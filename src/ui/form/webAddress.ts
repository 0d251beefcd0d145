/** Adds the `https://` that people leave out. */
export const webAddressOf = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
