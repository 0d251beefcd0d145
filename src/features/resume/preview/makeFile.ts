import type { Resume } from '../../../api/resumes.ts';
import { createRenderer } from './createRenderer.ts';

export function makeFile(resume: Resume): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const renderer = createRenderer((outcome) => {
      if ('isAgain' in outcome) return;
      renderer.stop();
      if ('bytes' in outcome) resolve(new Blob([outcome.bytes], { type: 'application/pdf' }));
      else reject(new Error('We couldn’t create the file. Please try again'));
    });
    renderer.render(resume, new Date(resume.updated_at));
  });
}
