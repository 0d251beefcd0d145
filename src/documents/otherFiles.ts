/** What a file is that we cannot read a CV from, and what its owner can do. */
const saved = 'Open it, save it as a PDF or Word (.docx) file, and upload that.';

export const otherFiles = {
  openDocument: `This is an OpenDocument file, from LibreOffice or Google Docs. ${saved}`,
  pages:
    'This is a document from Pages or another Apple program. Open it there, choose File, Export To and PDF, and upload that.',
  heic: 'This is a photo in the HEIC format of Apple’s phones. Share or save it as a JPEG, or scan the page as a PDF, and upload that.',
  picture:
    'This is a picture of a kind we can’t read. Save it as a JPEG or PNG, or scan the page as a PDF, and upload that.',
  oldWord: `This is an old Word file (.doc) or another Office 97 file. ${saved}`,
  rtf: `This is an RTF file. ${saved}`,
  workbook: `This is an Excel workbook. ${saved}`,
  slides: `This is a PowerPoint presentation. ${saved}`,
  book: `This is an e-book. ${saved}`,
} as const;

export type OtherFile = keyof typeof otherFiles;

const endings: Partial<Record<string, OtherFile>> = {
  ...{
    odt: 'openDocument',
    ott: 'openDocument',
    fodt: 'openDocument',
    ods: 'openDocument',
    odp: 'openDocument',
  },
  ...{ pages: 'pages', numbers: 'pages', key: 'pages' },
  ...{ heic: 'heic', heif: 'heic', hif: 'heic', avif: 'picture' },
  ...{ webp: 'picture', gif: 'picture', bmp: 'picture', tif: 'picture', tiff: 'picture' },
  ...{ doc: 'oldWord', dot: 'oldWord', rtf: 'rtf' },
  ...{ xls: 'workbook', xlsx: 'workbook', ppt: 'slides', pptx: 'slides', epub: 'book' },
};

/** @param ending of the file’s name, in small letters and without its dot */
export const otherFileNamed = (ending: string): string | undefined => {
  const kind = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  return kind && otherFiles[kind];
};
