// Excel 97: [MS-CFB] for the container, [MS-XLS] (BIFF8) for the records.

const endOfChain = 0xfffffffe;

// Streams below 4 KB are not supported: a workbook never is that small.
function workbookIn(file: Buffer): Buffer {
  const sectorSize = 1 << file.readUInt16LE(30);
  const sector = (number: number) => file.subarray((number + 1) * sectorSize, (number + 2) * sectorSize);
  const fatSectors: number[] = [];
  for (let at = 76; at < 512; at += 4) {
    const number = file.readUInt32LE(at);
    if (number < endOfChain - 2) fatSectors.push(number);
  }
  const fat = Buffer.concat(fatSectors.map(sector));
  const chain = (first: number) => {
    const sectors: Buffer[] = [];
    for (let number = first; number < endOfChain; number = fat.readUInt32LE(number * 4)) {
      if (sectors.length * sectorSize > file.length)
        throw new Error('The file is damaged: its sectors form a loop.');
      sectors.push(sector(number));
    }
    return Buffer.concat(sectors);
  };
  const directory = chain(file.readUInt32LE(48));
  for (let at = 0; at < directory.length; at += 128) {
    const name = directory.toString('utf16le', at, at + Math.max(0, directory.readUInt16LE(at + 64) - 2));
    if (name === 'Workbook')
      return chain(directory.readUInt32LE(at + 116)).subarray(0, directory.readUInt32LE(at + 120));
  }
  throw new Error('The file holds no workbook.');
}

interface BiffRecord {
  type: number;
  data: Buffer;
}

function recordsFrom(stream: Buffer, start: number): BiffRecord[] {
  const records: BiffRecord[] = [];
  for (let at = start; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    records.push({ type, data: stream.subarray(at + 4, at + 4 + length) });
    at += 4 + length;
    if (type === 0x0a) break;
  }
  return records;
}

// A string that is cut by a CONTINUE record states its width again after the cut.
function sharedStrings(records: BiffRecord[]): string[] {
  const first = records.findIndex(({ type }) => type === 0xfc);
  if (first < 0) return [];
  const blocks = [records[first]!.data];
  for (let next = first + 1; records[next]?.type === 0x3c; next += 1) blocks.push(records[next]!.data);
  let block = 0;
  let at = 8;
  const current = () => blocks[block]!;
  const nextBlock = () => {
    block += 1;
    at = 0;
  };
  const skip = (count: number) => {
    for (let left = count; left > 0; ) {
      if (at === current().length) nextBlock();
      const step = Math.min(left, current().length - at);
      at += step;
      left -= step;
    }
  };
  const readString = () => {
    if (at === current().length) nextBlock();
    const length = current().readUInt16LE(at);
    let flags = current()[at + 2]!;
    at += 3;
    const runs = flags & 8 ? current().readUInt16LE(at) : 0;
    if (flags & 8) at += 2;
    const extra = flags & 4 ? current().readUInt32LE(at) : 0;
    if (flags & 4) at += 4;
    let text = '';
    while (text.length < length) {
      if (at === current().length) {
        nextBlock();
        flags = current()[0]!;
        at = 1;
      }
      const width = flags & 1 ? 2 : 1;
      const count = Math.min(length - text.length, Math.floor((current().length - at) / width));
      text += current().toString(width === 2 ? 'utf16le' : 'latin1', at, at + count * width);
      at += count * width;
    }
    skip(runs * 4 + extra);
    return text;
  };
  const count = blocks[0]!.readUInt32LE(4);
  return Array.from({ length: count }, readString);
}

function numberIn(rk: number): number {
  const value = Buffer.alloc(8);
  value.writeInt32LE(rk & ~3, 4);
  const whole = rk & 2 ? rk >> 2 : value.readDoubleLE(0);
  return rk & 1 ? whole / 100 : whole;
}

export function readXls(file: Buffer): string[][] {
  const stream = workbookIn(file);
  const globals = recordsFrom(stream, 0);
  const strings = sharedStrings(globals);
  const sheet = globals.find(({ type }) => type === 0x85);
  if (!sheet) throw new Error('The workbook has no sheet.');
  const rows: string[][] = [];
  const put = (data: Buffer, text: string) => {
    rows[data.readUInt16LE(0)] ??= [];
    rows[data.readUInt16LE(0)]![data.readUInt16LE(2)] = text;
  };
  for (const { type, data } of recordsFrom(stream, sheet.data.readUInt32LE(0))) {
    if (type === 0xfd) put(data, strings[data.readUInt32LE(6)] ?? '');
    if (type === 0x203) put(data, String(data.readDoubleLE(6)));
    if (type === 0x27e) put(data, String(numberIn(data.readInt32LE(6))));
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? ''));
}
