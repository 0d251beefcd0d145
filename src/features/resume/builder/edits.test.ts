import { expect, test } from 'vitest';
import { replaceWords } from './edits.ts';

const post = (highlights: string[], role_title = '') => ({ id: 'a', role_title, highlights });
const content = (highlights: string[], role_title?: string) =>
  ({ sections: { military_exp: [post(highlights, role_title)] } }) as never;

test('plain words go where they were found, and into no other word', () => {
  const before = content(['Worked as CO of a unit, under COSHH', 'Moved to Denver, CO'], 'CO');
  const inLine = { path: 'military_exp.3.highlights.0', from: 'CO', to: 'commanding officer' };
  expect(replaceWords('a', inLine)(before)).toMatchObject({
    sections: {
      military_exp: [
        post(['Worked as commanding officer of a unit, under COSHH', 'Moved to Denver, CO'], 'CO'),
      ],
    },
  });
  expect(replaceWords('a', { ...inLine, path: 'military_exp.3.role_title' })(before)).toMatchObject({
    sections: { military_exp: [{ role_title: 'commanding officer' }] },
  });
});
