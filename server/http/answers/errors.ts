import { STATUS_CODES } from 'node:http';
import type { ErrorObject } from 'ajv';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { ContractOperation } from '../contract/operations.ts';
import { fieldErrors } from '../contract/validation.ts';
import { Problem } from './problem.ts';

export const badRequest = (message = 'We could not read that request.') =>
  new Problem(400, 'bad_request', message);

export const bodyTooLarge = () => new Problem(413, 'body_too_large', 'That is too much for one request.');

export const fileTooLarge = () =>
  new Problem(413, 'file_too_large', 'That file is too large: 5 MB is the limit.');

export const unsupportedMediaType = () =>
  new Problem(415, 'unsupported_media_type', 'That kind of content cannot be sent here.');

export const overloaded = (seconds: number) =>
  new Problem(503, 'overloaded', 'We are very busy right now. Please try again in a moment.', {
    retryAfter: seconds,
  });

export const serverError = () => new Problem(500, 'server_error', 'There was an error. Please try again');

interface Thrown {
  code?: string;
  statusCode?: number;
  validation?: ErrorObject[];
  cause?: { code?: string };
}

/** An operation without input has no 422 in the contract, so unexpected input is a bad request. */
export function misfit(errors: Record<string, string[]>, operation?: ContractOperation) {
  const described = operation?.statuses.includes(422);
  return described
    ? new Problem(422, 'validation_failed', 'Some answers need another look.', { errors })
    : new Problem(400, 'bad_request', 'We could not read that request.', { errors });
}

// The database is away, or has ended one of several transactions that wait for each other (40001, 40P01).
const passing = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0\d|08\w{3}|53300|40001|40P01)$/;

export function asProblem(error: unknown, operation?: ContractOperation): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500, validation, cause } = error as Thrown;
  if (validation) return misfit(fieldErrors(validation), operation);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMediaType();
  if (statusCode === 404) return new Problem(404, 'not_found', 'We could not find what you asked for.');
  if (statusCode >= 400 && statusCode < 500) return badRequest();
  if (passing.test(code) || passing.test(cause?.code ?? '')) return overloaded(2);
  return serverError();
}

const envelopeType = 'application/json';
const detailsType = 'application/problem+json';

/** Problem details are those of RFC 9457. */
export function refuse(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, code, errors, data, retryAfter } = problem;
  const shared = { code, errors, data, request_id: request.id };
  const [instance] = request.url.split('?');
  const type = new Negotiator(request).mediaType([envelopeType, detailsType]) ?? envelopeType;
  const body =
    type === detailsType
      ? { type: 'about:blank', title: STATUS_CODES[status], status, detail: message, instance, ...shared }
      : { status: false, message, ...shared };
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept')
    .type(type)
    .send(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)));
}
