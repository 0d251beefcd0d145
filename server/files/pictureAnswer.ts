/** Per side. */
export const bounds = { leastPixels: 128, mostPixels: 4096 } as const;

export interface EncodedPicture {
  type: 'image/jpeg' | 'image/png';
  original: Buffer;
  thumb: Buffer;
  printed: Buffer;
  width: number;
  height: number;
}

export type PictureAnswer =
  | { ok: true; picture: EncodedPicture }
  | { ok: false; why: 'sides' | 'unreadable' };

/** A photo of a page as a PDF. */
export type SheetAnswer = { ok: true; sheet: Buffer } | Extract<PictureAnswer, { ok: false }>;

/** A picture without its metadata, in the format that it had. */
export type PhotoAnswer =
  | { ok: true; photo: { type: 'image/jpeg' | 'image/png'; bytes: Buffer } }
  | Extract<PictureAnswer, { ok: false }>;

export interface PictureTask {
  kind: 'picture' | 'photo' | 'attachment';
  bytes: Uint8Array;
}
