// Asks a company's website for an answer, for the operator who decides on the company. The address is anybody's input, so the
// request may reach public addresses only, follows nothing, and reads no body.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { components } from '../../openapi.gen.d.ts';

type WebsiteCheck = components['schemas']['WebsiteCheck'];
type Finding = Pick<WebsiteCheck, 'answer' | 'status' | 'moved_to'>;

export interface WebsiteCheckOptions {
  timeoutMs?: number;
  isReachable?: (address: string) => boolean;
  /** Looks a name up. */
  find?: (host: string) => Promise<LookupAddress[]>;
}

/** Names that the internet never has (RFC 2606, RFC 6761, RFC 6762, RFC 8375), so nobody is asked about them. */
const reservedName =
  /(^|\.)(test|example|invalid|localhost|local|internal|home\.arpa|example\.(com|net|org))$/;

export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const findAddresses = (host: string) => lookup(host, { all: true });

const notPublic = 'ERR_NOT_PUBLIC';

/** Gives the addresses of a name only if each of them may be reached; the connection is made to one of just these. */
const guardedLookup =
  ({ find, isReachable }: Required<Pick<WebsiteCheckOptions, 'find' | 'isReachable'>>): LookupFunction =>
  (host, { all }, answer) => {
    find(host).then(
      (results) => {
        const [first] = results;
        if (!first || !results.every(({ address }) => isReachable(address)))
          answer(Object.assign(new Error('Not a public address'), { code: notPublic }), '', 0);
        else if (all) answer(null, results);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, '', 0),
    );
  };

/**
 * Whether a website answers this server. Waits at most 5 seconds.
 *
 * @param website an http or https address
 */
export async function checkWebsite(
  website: string,
  { timeoutMs = 5000, isReachable = isPublicAddress, find = findAddresses }: WebsiteCheckOptions = {},
): Promise<Finding> {
  const url = new URL(website);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const nothing = { status: null, moved_to: null };
  // A literal address is not looked up, so the guard of the lookup would not see it.
  if (reservedName.test(host) || (ipaddr.isValid(host) && !isReachable(host)))
    return { answer: 'not_public', ...nothing };
  try {
    const { statusCode: status = 0, headers } = await answerOf(
      url,
      timeoutMs,
      guardedLookup({ find, isReachable }),
    );
    const moved = status >= 300 && status < 400 ? otherHost(url, headers.location) : null;
    return { answer: moved ? 'moved' : status < 400 ? 'answers' : 'error', status, moved_to: moved };
  } catch (error) {
    return { answer: answerTo(error as NodeJS.ErrnoException), ...nothing };
  }
}

function answerOf(url: URL, timeoutMs: number, lookupGuarded: LookupFunction): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? sendSecure : sendPlain;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      ...{ lookup: lookupGuarded, agent: false, signal: AbortSignal.timeout(timeoutMs) },
      headers: { 'user-agent': 'Valour website check', accept: 'text/html' },
    });
    request.on('response', (response) => {
      resolve(response);
      response.destroy();
    });
    request.on('error', reject);
    request.end();
  });
}

const siteOf = (host: string) => host.replace(/^www\./, '');

/** The host a redirect leads to, if that is another site. */
function otherHost(from: URL, location: string | undefined): string | null {
  if (!location || !URL.canParse(location, from)) return null;
  const { hostname } = new URL(location, from);
  return hostname && siteOf(hostname) !== siteOf(from.hostname) ? hostname : null;
}

function answerTo({ code = '' }: NodeJS.ErrnoException): Finding['answer'] {
  if (code === notPublic) return 'not_public';
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code) ? 'untrusted' : 'silent';
}
