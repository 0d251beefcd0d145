declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Box {
    x0: number;
    y0: number;
    x1: number;
    y1: number;
  }
  export interface WordIterator {
    Begin(): void;
    Next(level: number): boolean;
    GetUTF8Text(level: number): string;
    Confidence(level: number): number;
    getBoundingBox(level: number): Box;
    getBaseline(level: number): Box & { has_baseline: boolean };
    getRowAttributes(): { ascenders: number; descenders: number; row_height: number };
  }
  export interface Recogniser {
    /** 0 when it worked. */
    Init(folder: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetIterator(): WordIterator | null;
    Clear(): void;
  }
  export interface Core {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => Recogniser;
  }
  export default function createCore(options: {
    print: (text: string) => void;
    printErr: (text: string) => void;
  }): Promise<Core>;
}

declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
