import { describe, expect, test } from 'vitest';
import { catalog, cvText, font, page, pages, pdfByHand, stream } from '../../tests/fixtures/cv/pdfByHand.ts';
import { documentXml, paragraph, wordOf } from '../../tests/fixtures/cv/zipOf.ts';
import { readCv } from './readCv.ts';

async function read(file: Buffer | string | object, countryId: 232 | 233 = 232) {
  const bytes = Buffer.isBuffer(file)
    ? file
    : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const reading = await readCv(bytes, { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const job = 'WORK EXPERIENCE\nWarehouse Manager, Kestrel Freight\n';

describe('INPUT-01 one grammar of dates in the order of the country', () => {
  const dates = '04/05/2016 - 06/07/2019';
  test.each([
    [232, '2016-05', '2019-07'],
    [233, '2016-04', '2019-06'],
  ] as const)('a CV and a JSON Resume from country %i', async (country, start, end) => {
    const text = `Ann Lee\nann@example.org\n\n${job}${dates}\n- Led a team of twenty.\n\nEDUCATION\nBS Logistics, Hull College, 04/05/2016\n\nAWARDS\nSafety Medal 04/05/2016\n\nVOLUNTEERING\nCoach, Code Club, ${dates}\n\nSECURITY CLEARANCE\nSC active since 04/05/2016\n`;
    const json = {
      basics: { name: 'Ann Lee' },
      work: [{ name: 'Kestrel Freight', position: 'Clerk', startDate: '04/05/2016', endDate: '06/07/2019' }],
      education: [{ institution: 'Hull College', startDate: '04/05/2016' }],
    };
    const [cv, resume] = [await read(text, country), await read(json, country)];
    for (const { sections } of [cv, resume])
      expect(sections.civilian_exp[0]).toMatchObject({ start_month: start, end_month: end });
    expect(cv.sections.education[0]).toMatchObject({ completed_on: start });
    expect(cv.sections.awards[0]).toMatchObject({ month: start });
    expect(cv.sections.volunteering[0]).toMatchObject({ month: start });
    expect(cv.sections.security_clearance[0]).toMatchObject({ month: start });
    expect(resume.sections.education[0]).toMatchObject({ start_month: start });
  });

  test('a long date at the end of a line is one date', async () => {
    const { sections } = await read('Ann Lee\n\nEDUCATION\nBS Logistics, Hull College, May 20, 2015\n', 233);
    expect(sections.education).toMatchObject([
      { institution: 'Hull College', qualification: 'BS Logistics', completed_on: '2015-05' },
    ]);
    expect(sections.misc).toEqual([]);
  });

  test('years alone stay years', async () => {
    const work = [{ name: 'Kestrel Freight', position: 'Clerk', startDate: '2014', endDate: '2016' }];
    const { sections } = await read({ basics: { name: 'Ann Lee' }, work });
    expect(sections.civilian_exp[0]).toMatchObject({ start_month: '2014', end_month: '2016' });
  });
});

describe('INPUT-02 a labelled name is the name, as it was labelled', () => {
  test.each([
    ['Suharti', ['Suharti']],
    ['山田花子', ['山田花子']],
    ['علي حسن', ['علي', 'حسن']],
    ['Ann Lee Jr.', ['Ann', 'Lee Jr.']],
    ['Ann Lee, Sr.', ['Ann', 'Lee, Sr.']],
    ['Ann Mary Lee III', ['Ann', 'Mary', 'Lee III']],
    ['Lee, Ann', ['Ann', 'Lee']],
    ['van der Berg, Jan Willem', ['Jan', 'Willem', 'van der Berg']],
    ['Jan van der Berg', ['Jan', 'van der Berg']],
    ['Ana dos Santos', ['Ana', 'dos Santos']],
    ['Maria del Carmen Fernández', ['Maria', 'del Carmen Fernández']],
    ['bell hooks', ['bell', 'hooks']],
  ])('INPUT-02 %s', async (name, parts) => {
    const files = [
      { basics: { name } },
      `Name: ${name}\nann@example.org\n\n${job}2014 - 2016\n- Led a team of twenty.\n`,
    ];
    for (const file of files) {
      const { sections, unmapped } = await read(file);
      const { first_name, middle_name, last_name } = sections.personal_details ?? {};
      expect([first_name, middle_name, last_name].filter((part) => part !== undefined)).toEqual(parts);
      expect(unmapped).toEqual([]);
    }
  });

  test('the parts that have labels of their own', async () => {
    const { sections } = await read(
      `First name: Ann\nSurname: de la Cruz\nann@example.org\n\n${job}2014 - 2016\n`,
    );
    expect(sections.personal_details).toMatchObject({ first_name: 'Ann', last_name: 'de la Cruz' });
  });
});

describe('INPUT-02 what a form labels is read as it is labelled', () => {
  const facts = [
    ['Name', 'Robin Hale'],
    ['E-mail', 'robin.hale@example.org'],
    ['Phone', '0113 496 0123'],
    ['WORK EXPERIENCE'],
    ['Job title', 'Warehouse Manager'],
    ['Employer', 'Kestrel Freight'],
    ['From', 'Jan 2019'],
    ['To', 'Present'],
    ['Describe your duties', 'Led a team of twenty on two shifts.'],
    ['EDUCATION'],
    ['School', 'University of Hull'],
  ];

  function filledForm(): Buffer {
    const fields = facts.flatMap(([, value], row) =>
      value
        ? `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${row})/V(${value})/Rect[200 ${766 - row * 30} 500 ${782 - row * 30}]/F 4>>`
        : [],
    );
    const refs = fields.map((_, at) => `${6 + at} 0 R`).join(' ');
    const printed = facts.map(([label], row) => `BT /F1 11 Tf 50 ${770 - row * 30} Td (${label}) Tj ET`);
    return pdfByHand([
      catalog(`/AcroForm<</Fields[${refs}]>>`),
      pages,
      page(`/Annots[${refs}]`),
      stream(['BT /F1 11 Tf 50 805 Td (Application for Employment) Tj ET', ...printed].join('\n')),
      font,
      ...fields,
    ]);
  }

  const typed = (between: string) => facts.map((fact) => fact.join(between)).join('\n');

  test.each([
    ['a PDF form', filledForm()],
    ['a text', typed(': ')],
    ['a table', typed('\t')],
  ])('%s', async (_, file) => {
    const { sections, unmapped } = await read(file);
    expect(sections.personal_details).toMatchObject({
      ...{ first_name: 'Robin', last_name: 'Hale', email: 'robin.hale@example.org' },
      phone_number: '1134960123',
    });
    expect(sections.personal_details).not.toHaveProperty('city');
    expect(sections.personal_details).not.toHaveProperty('headline');
    expect(sections.civilian_exp).toMatchObject([
      {
        ...{ job_title: 'Warehouse Manager', employer: 'Kestrel Freight' },
        ...{ start_month: '2019-01', is_current: true },
        highlights: ['Led a team of twenty on two shifts.'],
      },
    ]);
    expect(sections.education).toMatchObject([{ institution: 'University of Hull' }]);
    expect([unmapped, sections.training, sections.misc]).toEqual([[], [], []]);
  });

  test('labels on lines of their own, several posts, the forces, and what has no field', async () => {
    const { sections, unmapped } = await read(
      `Ann Lee\n\nEMPLOYMENT\nEmployer\nBritish Army\nJob title\nSergeant\nFrom\n2010\nTo\n2016\n\nEmployer: Hull Stores\nPosition held: Clerk\nDates: March 2016 to May 2019\nReason for leaving: Moved\nMain duties:\n- Kept the records.\n`,
    );
    expect(sections.military_exp).toMatchObject([
      { military_service_id: expect.any(Number), start_month: '2010', end_month: '2016' },
    ]);
    expect(sections.civilian_exp).toMatchObject([
      {
        ...{ job_title: 'Clerk', employer: 'Hull Stores', start_month: '2016-03', end_month: '2019-05' },
        highlights: ['Kept the records.'],
      },
    ]);
    expect(unmapped).toEqual(['Reason for leaving: Moved']);
  });

  test('a labelled line within an entry does not make a form of it', async () => {
    const { sections } = await read(
      `Ann Lee\n\n${job}2014 - 2016\nLocation: Leeds\n- Led a team of twenty.\n`,
    );
    expect(sections.civilian_exp).toMatchObject([
      { start_month: '2014', end_month: '2016', highlights: ['Led a team of twenty.'] },
    ]);
  });
});

describe('signs that look alike are one sign', () => {
  test.each(['‐', '‑', '–', '－'])('%s in a telephone number', async (dash) => {
    const { sections } = await read(`Ann Lee\n0113${dash}496${dash}0123\n\n${job}2014 - 2016\n`);
    expect(sections.personal_details).toMatchObject({ phone_number: '1134960123' });
  });

  test('what nobody sees is gone', async () => {
    const { sections } = await read(
      `Ann\u200b Lee\u2060\n\n${job}2014\u00ad - \ufeff2016\n- O\ufb03cer of the stores.\n`,
    );
    expect(sections.personal_details).toMatchObject({ first_name: 'Ann', last_name: 'Lee' });
    expect(sections.civilian_exp[0]).toMatchObject({
      ...{ start_month: '2014', end_month: '2016' },
      highlights: ['Officer of the stores.'],
    });
  });

  test.each(['●', '➢', '✓', '\uf0b7', '\uf0fc', '❑'])('%s begins a bullet', async (sign) => {
    const { sections } = await read(`Ann Lee\n\n${job}2014 - 2016\n${sign} Led a team of twenty.\n`);
    expect(sections.civilian_exp[0]!.highlights).toEqual(['Led a team of twenty.']);
  });

  test('a text in Windows-1252 has its dashes, quotation marks and letters', async () => {
    const latin = Buffer.from(
      'Ann M\xfcller\n\nWORK EXPERIENCE\nClerk, Kestrel Freight, 2014 \x96 2016\n\x95 Ran \x93Stores\x94.\n',
      'latin1',
    );
    const { sections } = await read(latin);
    expect(sections.personal_details).toMatchObject({ last_name: 'Müller' });
    expect(sections.civilian_exp[0]).toMatchObject({ start_month: '2014', highlights: ['Ran “Stores”.'] });
  });
});

test('HTML in a JSON Resume is read as its text, and its list as bullets', async () => {
  const { sections } = await read({
    basics: {
      name: 'Ann Lee',
      summary: '<p>Lead with <b>nine</b> years, &lt;5 sick days.</p><ul><li>R&amp;D</li></ul>',
    },
    work: [
      {
        name: 'Kestrel Freight',
        position: 'Lead<br>',
        summary: '<p>Ran the depot.</p><ul><li>Cut errors</li></ul><script>alert(1)</script>',
        highlights: [
          'Released <a href="https://example.org">the portal</a>.',
          'Kept a < b and List<String>.',
          '<ul><li>Ran the caf&eacute;</li><li>Led Stra&szlig;e &#8211; R&amp;amp;D&#146;s <o:p>Lager</o:p></li></ul>',
        ],
      },
    ],
    awards: [{ title: '<i>Medal</i>', summary: 'One<br>Two' }],
    volunteer: [
      {
        position: 'Coach',
        summary: '&lt;p&gt;Coached&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Chess&lt;/li&gt;&lt;/ul&gt;',
      },
    ],
  });
  expect(sections.summary?.text).toBe('Lead with nine years, <5 sick days.\n• R&D');
  expect(sections.civilian_exp[0]).toMatchObject({
    job_title: 'Lead',
    highlights: [
      ...['Ran the depot.', 'Cut errors', 'Released the portal.', 'Kept a < b and List<String>.'],
      ...['Ran the café', 'Led Straße – R&D’s Lager'],
    ],
  });
  expect(sections.awards[0]).toMatchObject({ title: 'Medal', text: 'One\nTwo' });
  expect(sections.volunteering[0]).toMatchObject({ text: 'Coached\n• Chess' });
});

test('a text whose lines were broken by hand in Word has these lines', async () => {
  const text = `Ann Lee\nann@example.org\n\n${job}2016 - 2019\n- Led a team of twenty.\n- Cut losses by half.\n`;
  const withoutIds = ({ sections }: Awaited<ReturnType<typeof read>>) =>
    sections.civilian_exp.map(({ id: _, ...post }) => post);
  const [broken, plain] = [await read(text.replaceAll('\n', '\v')), await read(text)];
  expect(withoutIds(broken)).toMatchObject([{ employer: 'Kestrel Freight', highlights: { length: 2 } }]);
  expect(withoutIds(broken)).toEqual(withoutIds(plain));
});

test.each([
  ['a byte order mark and a line', Buffer.from('\u{feff}Warning: file sent below\r\n')],
  ['the headers it was sent with', Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n')],
])('a PDF after %s is a PDF', async (_, before) => {
  const file = pdfByHand([catalog(), pages, page(), stream(cvText), font]);
  const { sections } = await read(Buffer.concat([before, file]));
  expect(sections.personal_details).toMatchObject({
    first_name: 'Aisha',
    last_name: 'Rahman',
    email: 'aisha.rahman@example.co.uk',
  });
});

test.each([170, 191, 193, 195, 220])(
  'a name that ends where the column at %i begins leaves the columns apart',
  async (x) => {
    const column = (at: number, top: number, lines: string[]) =>
      lines.map((line, n) => `1 0 0 1 ${at} ${top - n * 17} Tm (${line}) Tj`).join('\n');
    const left = ['CONTACT', 'Leeds', 'dee@example.org', 'SKILLS', 'Forklift', 'SAP', 'Planning'];
    const right = [
      'EXPERIENCE',
      'Warehouse Manager, Kestrel Freight',
      '2016 - 2019',
      'EDUCATION',
      'BSc Logistics, Hull College, 2015',
    ];
    const text = `BT /F1 18 Tf 1 0 0 1 31 790 Tm (DIANA O.CONNOR) Tj /F1 10 Tf\n${column(31, 740, left)}\n${column(x, 742, right)}\nET`;
    const { sections } = await read(pdfByHand([catalog(), pages, page(), stream(text), font]));
    expect(sections.skills.map(({ name }) => name)).toEqual(['Forklift', 'SAP', 'Planning']);
    expect(sections.civilian_exp).toMatchObject([{ employer: 'Kestrel Freight', start_month: '2016' }]);
    expect(sections.education).toMatchObject([{ institution: 'Hull College' }]);
  },
);

describe('INPUT-05 what is not in the plain text of a file is read or said', () => {
  const box = (inside: string) =>
    `<w:p><w:r><w:t>Ann Lee</w:t></w:r><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="p"><w:txbxContent>${inside}</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;

  test('the text boxes of a Word file, in their order', async () => {
    const file = wordOf(
      documentXml(
        box(paragraph('ann@example.org')) +
          `<w:p><w:r><w:drawing><w:txbxContent>${paragraph('SKILLS')}${paragraph('Forklift, Excel')}</w:txbxContent></w:drawing></w:r></w:p>`,
      ),
    );
    const { sections } = await read(file);
    expect(sections.personal_details).toMatchObject({ first_name: 'Ann', email: 'ann@example.org' });
    expect(sections.skills.map(({ name }) => name)).toEqual(['Forklift', 'Excel']);
  });

  test('a diagram in a Word file', async () => {
    const file = wordOf(documentXml(paragraph('Ann Lee')), [
      { name: 'word/diagrams/data1.xml', content: '<a/>' },
    ]);
    expect((await read(file)).warnings).toContain(
      'This file has a diagram (SmartArt). Please add what it says.',
    );
  });

  test.each([
    ['<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr></w:sdt>'],
    ['<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox/></w:ffData></w:fldChar></w:r></w:p>'],
  ])('tick boxes of a Word form: %s', async (box) => {
    const xml = documentXml(`${paragraph('Ann Lee')}${box}`).replace('<w:body', '<w:body xmlns:w14="w14"');
    expect((await read(wordOf(xml))).warnings).toContain(
      'This file has tick boxes, which we don’t read. Please check what we took from next to them.',
    );
  });

  test('no prompt of a Word form that nobody has filled in', async () => {
    const control = (text: string, more = '') =>
      `<w:sdt><w:sdtPr>${more}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
    const prompt = '<w:showingPlcHdr/>';
    const { sections, unmapped } = await read(
      wordOf(
        documentXml(
          [
            paragraph('Ann Lee'),
            control('Click or tap here to enter your address.', prompt),
            control('ann@example.org'),
            paragraph('SKILLS'),
            control('Forklift, Excel'),
            control('Choose an item.', prompt),
          ].join(''),
        ),
      ),
    );
    expect(sections.personal_details).toEqual({
      ...{ first_name: 'Ann', last_name: 'Lee', email: 'ann@example.org' },
    });
    expect(sections.skills.map(({ name }) => name)).toEqual(['Forklift', 'Excel']);
    expect([unmapped, sections.misc]).toEqual([[], []]);
  });

  test('what is chosen from the lists of an old Word form', async () => {
    const list = (entries: string[], selected: number) =>
      `<w:p><w:r><w:t xml:space="preserve">Employer: </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="a"/><w:ddList><w:result w:val="${selected}"/>${entries.map((entry) => `<w:listEntry w:val="${entry}"/>`).join('')}</w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    const { sections } = await read(
      wordOf(
        documentXml(
          `${paragraph('Ann Lee')}${paragraph('EMPLOYMENT')}${paragraph('Job title: Clerk')}${list(['None', 'Hull Stores'], 1)}${paragraph('Dates: March 2016 to May 2019')}`,
        ),
      ),
    );
    expect(sections.civilian_exp).toMatchObject([{ job_title: 'Clerk', employer: 'Hull Stores' }]);
  });

  test('the fields of a PDF form, a note typed on the page, and ticked boxes', async () => {
    const field = (rect: string, value: string, more = '') =>
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(${rect})/V(${value})/Rect[${rect}]/F 4${more}>>`;
    const file = pdfByHand([
      catalog('/AcroForm<</Fields[6 0 R 7 0 R 8 0 R 11 0 R]>>'),
      pages,
      page('/Annots[6 0 R 7 0 R 8 0 R 9 0 R 11 0 R]'),
      stream('BT /F1 12 Tf 60 700 Td (WORK EXPERIENCE) Tj ET'),
      font,
      field('60 780 300 796', 'Ann Lee'),
      field(
        '60 600 400 690',
        'Warehouse Manager, Kestrel Freight, 2014 - 2016\\nLed a team of twenty on two shifts.',
        '/Ff 4096',
      ),
      '<</Type/Annot/Subtype/Widget/FT/Btn/T(b)/V/Yes/AS/Yes/Rect[60 500 70 510]/F 4/AP<</N<</Yes 10 0 R>>>>>>',
      '<</Type/Annot/Subtype/FreeText/Contents(ann@example.org)/DA(/Helv 10 Tf)/Rect[60 760 300 774]/F 4>>',
      stream('', '/Type/XObject/Subtype/Form/BBox[0 0 10 10]'),
      '<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(c)/Opt[[(1)(Leeds)][(2)(Hull)]]/V(2)/Rect[60 740 300 754]/F 4>>',
    ]);
    const { sections, warnings } = await read(file);
    expect(sections.personal_details).toMatchObject({
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.org',
      city: 'Hull',
    });
    expect(sections.civilian_exp[0]).toMatchObject({ job_title: 'Warehouse Manager', start_month: '2014' });
    expect(warnings).toContain('This PDF has ticked boxes, which we don’t read. Please add what they say.');
  });
});
