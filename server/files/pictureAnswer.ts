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
