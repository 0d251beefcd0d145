import { escapedXml } from '../formats/xml.ts';
import { originOf } from '../mail/origin.ts';

/** Escapes JSON so that nothing in it can end the element around it. */
export const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export const canonicalAt = (path: string, host: string) =>
  `<link rel="canonical" href="${escapedXml(originOf(host) + path)}" />`;
