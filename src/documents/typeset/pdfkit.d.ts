declare module 'pdfkit' {
  interface Options {
    compress?: boolean;
    pdfVersion?: string;
    lang?: string;
    displayTitle?: boolean;
    autoFirstPage?: boolean;
    font?: null;
    tagged?: boolean;
    info?: Record<string, string | Date>;
    size?: string | [number, number];
    margin?: number;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right' | 'center';
    characterSpacing?: number;
    lineBreak?: boolean;
    baseline?: 'alphabetic';
  }

  export interface Face {
    postscriptName: string;
  }

  /** Marked content of a page. */
  export interface StructureContent {
    refs: object[];
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
  }

  interface StructureOptions {
    title?: string;
    alt?: string;
  }

  export default class PDFDocument {
    constructor(options?: Options);
    info: Record<string, string | Date>;
    _addInfo(): void;
    markContent(tag: 'Artifact'): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(type: string, children?: (StructureElement | StructureContent)[]): StructureElement;
    struct(
      type: string,
      options: StructureOptions,
      children?: (StructureElement | StructureContent)[],
    ): StructureElement;
    addStructure(element: StructureElement): this;
    font(source: string | Face, size?: number): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    registerFont(name: string, source: Face): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    image(picture: Uint8Array, x: number, y: number, options: { width: number }): this;
    addPage(): this;
    end(): void;
    on(event: 'data', listen: (part: Uint8Array) => void): this;
    on(event: 'end', listen: () => void): this;
  }
}
