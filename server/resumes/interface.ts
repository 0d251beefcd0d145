export { bandStart, skillsShown, yearsBand } from './candidate/candidateFacts.ts';
export { licenceLines } from './candidate/licenceLines.ts';
export { yearsIn, yearsServedOf } from './candidate/serviceTime.ts';
export {
  agedCandidates,
  countCandidates,
  type FactsRow,
  factsOfResume,
  factsOfUser,
  isFindable,
  refreshCandidate,
  refreshFacts,
} from './candidate/storedFacts.ts';
export { copyResume } from './copyResume.ts';
export { shownSections } from './export/shownSections.ts';
export { resumeScore } from './hints/completeness.ts';
export { type HealthFinding, healthFindings, jobLines } from './hints/healthFindings.ts';
export { acceptUpload, type UploadCvOptions, withCleanName } from './import/acceptUpload.ts';
export { presentReading } from './import/presentReading.ts';
export { fileHash } from './import/readingJobs.ts';
export type { Answer } from './lexicon/lexicon.ts';
export { checkCascades, updateMilitarySummary } from './militarySummary.ts';
export { printableResume } from './pdf/pdfHandlers.ts';
export type { PdfMaker } from './pdf/pdfMaker.ts';
export { checkReview, checkSections, type ResumeSections } from './sections/sectionRules.ts';
export {
  changeResume,
  findResume,
  insertResume,
  lockResumeOwner,
  makePrimary,
  oldestRestorable,
  presentResume,
  requireResumeCapacity,
} from './storedResumes.ts';
export { meaningsOf } from './terms/termMeanings.ts';
