import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '../../machines/auth.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
