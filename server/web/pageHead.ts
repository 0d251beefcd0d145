import { escapedXml } from '../formats/xml.ts';
import { originOf } from '../mail/origin.ts';

/** Nothing in it may end the element that it is in. */
export const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

export const canonicalAt = (path: string, host: string) =>
  `<link rel="canonical" href="${escapedXml(originOf(host) + path)}" />`;
