import type { Readable } from 'node:stream';
import type { operations } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { LimitName } from '../answers/rateLimits.ts';
import type { SameSite } from '../cookies.ts';
import type { SessionClient, SignedInUser } from './caller.ts';

export type OperationId = keyof operations;

type Of<T, K extends string | number> = T extends { [P in K]?: infer V } ? NonNullable<V> : never;
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Form<T> = T extends { content: { 'multipart/form-data': infer B } } ? B : undefined;
type Body<Op extends OperationId> = Json<Of<operations[Op], 'requestBody'>>;
type Success<Op extends OperationId> = Json<
  operations[Op]['responses'] extends { 200: infer R } | { 201: infer R } | { 202: infer R } ? R : never
>;

export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
}

type Headers<Op extends OperationId> = Of<operations[Op]['parameters'], 'header'>;
type IsRepeatable<Op extends OperationId> = [Headers<Op>] extends [never]
  ? false
  : 'Idempotency-Key' extends keyof Headers<Op>
    ? true
    : false;

declare const concluded: unique symbol;
type Concluded<T> = T & { readonly [concluded]: true };

type Fields<T> = { [K in keyof T]: Blob extends T[K] ? UploadedFile : T[K] };

export interface Call<Op extends OperationId> {
  params: Of<operations[Op]['parameters'], 'path'>;
  query: Of<operations[Op]['parameters'], 'query'>;
  body: Body<Op>;
  form: Form<Of<operations[Op], 'requestBody'>> extends infer F ? Fields<F> : never;
  host: string;
  clientIp: string;
  client: SessionClient;
  tenant: Tenant;
  /** Set on every operation whose `x-access` is neither public nor anyone. */
  user: SignedInUser & { from: SessionClient };
  visitor: SignedInUser | null;
  now: Date;
  cookies: {
    read: (name: string) => string | undefined;
    /** HttpOnly. */
    write: (name: string, value: string, seconds: number, sameSite?: SameSite) => void;
  };
  limit: (name: LimitName, of?: { whose?: string; times?: number }) => Promise<void>;
  /** One transaction in which only this tenant's rows exist (row security), as the application role. */
  transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
  /** Either the answer and the work are both stored or neither. */
  conclude: (db: TenantDb, answer: Reply<Op>) => Promise<Concluded<Reply<Op>>>;
}

export interface FileReply {
  file: Buffer;
  type: string;
  headers?: Record<string, string>;
}

export interface LinesReply {
  /** Each is followed by a line feed. The call takes no place of the calls in progress while they are sent. */
  lines: Readable;
}

type SendsLines<Op extends OperationId> = operations[Op]['responses'] extends {
  200: { content: { 'application/x-ndjson': unknown } };
}
  ? true
  : false;

export type Reply<Op extends OperationId> =
  Success<Op> extends undefined
    ? SendsLines<Op> extends true
      ? LinesReply
      : FileReply
    : Omit<Success<Op>, 'status' | 'message'> & { message?: string };

type Answer<Op extends OperationId> = Promise<
  IsRepeatable<Op> extends true ? Concluded<Reply<Op>> : Reply<Op>
>;

export type Operation<Op extends OperationId, Services = object> = (
  call: Call<Op>,
  services: Services,
) => Answer<Op>;

export type Operations<Services> = { [Op in OperationId]: Operation<Op, Services> };

export type Handlers = { [Op in OperationId]: (call: Call<Op>) => Answer<Op> };
