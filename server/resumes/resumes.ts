import { resumeExportHandlers } from './export/exportHandlers.ts';
import { federalResumeHandlers } from './federal/federalHandlers.ts';
import type { UploadCvOptions } from './import/acceptUpload.ts';
import { resumeImportHandlers } from './import/resumeImport.ts';
import { militaryTranslationHandlers } from './military/translate.ts';
import { resumePdfHandlers } from './pdf/pdfHandlers.ts';
import type { PdfMaker } from './pdf/pdfMaker.ts';
import { resumeCrudHandlers } from './resumeCrudHandlers.ts';
import type { RewriteModel } from './rewrite/model.ts';
import { rewriteHandlers } from './rewrite/rewrite.ts';
import { resumeSectionHandlers } from './sections/sectionHandlers.ts';
import { termMeaningHandlers } from './terms/termMeanings.ts';
import { resumeVersionHandlers } from './versions/versionHandlers.ts';

interface ResumeOptions extends UploadCvOptions {
  pdfMaker: PdfMaker;
  // Without a model, the rules alone rewrite text.
  rewrite?: RewriteModel | undefined;
}

export const resumeHandlers = (options: ResumeOptions) => ({
  ...resumeCrudHandlers,
  ...resumeSectionHandlers,
  ...resumeVersionHandlers,
  ...militaryTranslationHandlers,
  ...resumeExportHandlers,
  ...resumeImportHandlers(options),
  ...rewriteHandlers(options.rewrite),
  ...termMeaningHandlers,
  ...resumePdfHandlers(options.pdfMaker),
  ...federalResumeHandlers(options.pdfMaker),
});
