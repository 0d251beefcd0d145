/** What a reader makes of a hostile CV, held against what it must come to. */
import { expect } from 'vitest';
import type { CvReader } from '../../../server/cv/cvReader.ts';
import type { HostileCv } from '../../fixtures/cv/hostileCv.ts';

export async function expectOutcome(
  reader: CvReader,
  { inspected, read }: HostileCv,
  bytes: Buffer,
): Promise<void> {
  const inspection = await reader.inspect(bytes, 'one');
  const reading = await reader.read(bytes, 'one', { countryId: 232 });
  if ('type' in inspected) {
    const pages = inspection.ok && inspection.pages;
    expect(inspection).toEqual({ ok: true, type: inspected.type, pages });
  } else {
    const { code, says } = inspected;
    expect(inspection).toEqual({ ok: false, code, message: expect.stringMatching(says) });
  }
  if (read === true)
    expect(reading).toMatchObject({ ok: true, sections: { military_exp: expect.any(Array) } });
  else expect(reading).toEqual({ ok: false, code: 'file_unreadable', message: expect.stringMatching(read) });
}
