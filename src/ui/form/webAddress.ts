/** People write a web address without its beginning. */
export const webAddressOf = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};
