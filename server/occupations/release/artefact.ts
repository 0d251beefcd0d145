import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PackedMilitary } from './militaryData.ts';
import type { PackedOccupations } from './occupationData.ts';
import { unfit } from './unfit.ts';

const magic = 'VALOUR-REFERENCE-1\n';

export interface DataSet {
  id: 'onet' | 'soc2020' | 'crosswalk' | 'occupational-database' | 'bls-crosswalks';
  release: string;
  rows: number;
}

interface ReleaseHead {
  /** Two releases with the same rows have the same version. */
  version: string;
  sets: DataSet[];
  sections: { occupations: number; military: number };
}

export interface Release {
  head: ReleaseHead;
  occupations: () => PackedOccupations;
  military: () => PackedMilitary;
}

const compressed = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

export function writeArtefact(
  sets: DataSet[],
  occupations: PackedOccupations,
  military: PackedMilitary,
): Buffer {
  const sections = [compressed(occupations), compressed(military)] as const;
  const version = createHash('sha256')
    .update(JSON.stringify([occupations, military]))
    .digest('hex')
    .slice(0, 16);
  const head: ReleaseHead = {
    ...{ version, sets },
    sections: { occupations: sections[0].length, military: sections[1].length },
  };
  return Buffer.concat([Buffer.from(`${magic}${JSON.stringify(head)}\n`), ...sections]);
}

// Far more than a release needs; a crafted file must not fill the memory.
const mostBytes = 100_000_000;

export function openArtefact(bytes: Buffer): Release {
  const start = bytes.indexOf('\n', magic.length) + 1;
  if (start === 0 || bytes.toString('latin1', 0, magic.length) !== magic) {
    throw unfit('This is no release of the reference data.');
  }
  const head = JSON.parse(bytes.toString('utf8', magic.length, start)) as ReleaseHead;
  const { occupations, military } = head.sections;
  if (bytes.length !== start + occupations + military) throw unfit('The release is cut off.');
  const section = (from: number, length: number) => () => {
    const packed = bytes.subarray(start + from, start + from + length);
    return JSON.parse(brotliDecompressSync(packed, { maxOutputLength: mostBytes }).toString());
  };
  return { head, occupations: section(0, occupations), military: section(occupations, military) };
}
