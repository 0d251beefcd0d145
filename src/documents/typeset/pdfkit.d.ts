/** What is used of pdfkit, which brings no types of its own. */
declare module 'pdfkit' {
  interface Options {
    compress: boolean;
    pdfVersion: string;
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    font: null;
    info: Record<string, string | Date>;
  }

  /** A font file that is read already. */
  export interface Face {
    postscriptName: string;
  }

  export default class PDFDocument {
    constructor(options: Options);
    font(source: string | Face, size: number): this;
    registerFont(name: string, source: Face): this;
    on(event: 'data', listen: (part: Uint8Array) => void): this;
    on(event: 'end', listen: () => void): this;
  }
}
