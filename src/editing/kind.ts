import type { DraftKey } from '../api/drafts.ts';
import type { Failure } from '../machines/failure.ts';

/** Saved, rejected, and chosen in a conflict as a whole. */
export interface Part<Content, Body> {
  /** Names the part in a conflict. Parts with the same title share a row. */
  title: string;
  /** Identical values mean an unchanged part, without comparing further. */
  of: (content: Content) => readonly unknown[];
  /**
   * What is sent. A part has changed when this differs, so text that is not sent, such as half a date, is no change.
   * Empty when nothing of the content can be sent, which is no change either.
   */
  body: (content: Content) => Partial<Body>;
  /** Returns `content` with this part from `source`. */
  replace: (content: Content, source: Content) => Content;
  /** Belongs to this window, such as the open step of a wizard, and is never in conflict. */
  isOwn?: true;
  /** Strings, or arrays and objects of strings, that a conflict shows. By default those of `of`. */
  wordsIn?: (content: Content) => unknown;
}

/** What a call sends. */
export interface Sent<Document, Content, Body, Name extends string> {
  document: Document;
  version: number;
  /** What the server has, as far as is certain. */
  base: Content;
  parts: readonly Name[];
  /** The bodies of these parts. */
  body: Partial<Body>;
  /** `base` with only these parts as they were typed. */
  content: Content;
}

export interface Problem<Name extends string> {
  /** A part that is saved loses its problems. Without a part, any answer to a later call ends the problem. */
  parts: readonly Name[];
  field: string;
  message: string;
  /** The rejected text is not stored; false when a submission has rejected what is stored. */
  isUnsaved: boolean;
}

/** How the form of one kind of document reads, sends and compares. */
export interface Kind<Document, Content, Body, Name extends string> {
  /** Read each time, because a document has no id before it is first stored. */
  key: (document: Document) => DraftKey;
  /** Version 0: the server has no such document yet, and is sent every part. */
  open: (document: Document) => { content: Content; version: number };
  parts: Readonly<Record<Name, Part<Content, Body>>>;
  /** Absent when only submitting the form sends anything. @throws ApiError */
  save?: (sent: Sent<Document, Content, Body, Name>) => Promise<Document>;
  /** Groups parts by call, in order. By default a single call sends all. */
  calls?: (changed: readonly Name[], content: Content) => readonly (readonly Name[])[];
  /**
   * Where an error of the server belongs. By default the part is the one that sends the first name in its path, and the
   * field is the path, with ids instead of positions. With no parts, it may be any part of the call.
   */
  placeOf?: (
    path: string,
    sent: Sent<Document, Content, Body, Name>,
  ) => { parts?: readonly Name[]; field: string };
  /** Adds to `content` what only the server knows of the sent content, such as ids of new items. */
  learned?: (content: Content, sent: Content, answer: Document) => Content;
  /** Corrects what the person cannot correct; the call is sent again. Null when it can’t. */
  corrected?: (content: Content, rejection: Failure) => Content | null;
  /** True when a conflict is about a document that no longer exists, so that nothing is overwritten. */
  isGone?: (theirs: Document) => boolean;
}

/** What a form shows. */
export interface Edited<Document, Content, Name extends string> {
  document: Document;
  content: Content;
  base: Content;
  version: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Increases when the content changes other than by typing or saving, so that fields with their own state reset. */
  turn: number;
  problems: readonly Problem<Name>[];
}

/** Stored in this browser until the server has it. */
export interface EditedDraft<Content> {
  content: Content;
  base: { version: number; content: Content };
  unanswered?: readonly Content[];
}

/** A row of a conflict: words found only on this side; null when this side changed nothing. */
export interface Difference {
  where: string;
  mine: string[] | null;
  theirs: string[] | null;
}
