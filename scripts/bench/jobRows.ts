/**
 * Generates jobs by the hundred thousand in the database from some thousand kinds and texts, the same each time, with words in
 * three of ten jobs, one of thirty and one of five thousand.
 */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../server/db/transaction.ts';
import { workMarks } from '../../server/jobs/marks.ts';
import { textVector, vectorsOf } from '../../server/jobs/searchText.ts';
import { jobFeatures } from '../../server/scoring/jobFeatures.ts';
import { keysOfJob } from '../../server/scoring/keys.ts';

const split = (words: string) => words.split(' ');
const nouns = split(
  'technician manager driver planner analyst nurse electrician fitter supervisor trainer inspector operator surveyor mechanic welder paramedic chef buyer adviser coordinator',
);
const adjectives = split(
  'senior junior lead assistant regional mobile marine civil electrical mechanical network logistics security medical rail aviation nuclear wind depot site',
);
const skills = split(
  'networking leadership planning welding driving rigging auditing cooking nursing surveying budgeting training scheduling diagnostics hydraulics forklift radio cabling safety first-aid',
).flatMap((word) => [word, `${word} basics`, `${word} for teams`, `advanced ${word}`]);
/** Each is in one of five thousand jobs. */
export const rareWords = split(
  'quartermaster falconer luthier glazier thatcher cartographer beekeeper archivist horologist bookbinder',
);
const sentences = split(
  `people team safety work shift night plan repair test build lead train report check load route stock tool site customer record budget risk quality power water signal radio system data cable motor pump valve crane truck ship aircraft bridge road school clinic hospital council depot yard harbour airport station tunnel tower turbine boiler kitchen store office workshop ${Array.from({ length: 2000 }, (_, at) => `${['ver', 'tol', 'mar', 'sen', 'pal', 'kor', 'lin', 'dan'][at % 8]}${['ato', 'ine', 'ura', 'emo', 'isk'][at % 5]}${at.toString(36).replace(/\d/g, 'q')}`).join(' ')}`,
);

const kinds = 2000;
const texts = 4000;
const wordsInText = 150;

const titleOf = (kind: number) => {
  const noun = kind % 10 < 3 ? 'engineer' : nouns[(kind * 7) % nouns.length]!;
  return `${adjectives[(kind * 11) % adjectives.length]} ${noun}`.replace(/^./, (letter) =>
    letter.toUpperCase(),
  );
};

/** Common words are frequent, the others rare. */
const textOf = (number: number) =>
  Array.from({ length: wordsInText }, (_, at) => {
    const mixed = (number * 7919 + at * 104_729 + number * at * 31) % 100_003;
    return sentences[mixed % 4 === 0 ? mixed % 60 : mixed % sentences.length];
  }).join(' ');

async function makeParts(tx: Tx) {
  await tx.execute(sql`create temporary table made_kinds (number integer primary key, title text, role integer, skills jsonb,
    names text[], heading tsvector, search tsvector, keys text[], features jsonb) on commit drop`);
  await tx.execute(
    sql`create temporary table made_texts (number integer primary key, html text, search tsvector) on commit drop`,
  );
  const roles = (
    await tx.execute<{ id: number; title: string; code: string }>(
      sql`select id, uk_title as title, soc_code as code from civilian_occupations order by id`,
    )
  ).rows;
  const military = (await tx.execute<{ id: number }>(sql`select id from military_badged_roles order by id`))
    .rows;
  for (let n = 0; n < kinds; n += 1) {
    const title = titleOf(n);
    const role = roles[(n * 13) % roles.length]!;
    const requiredSkills = [1, 2, 3, 4].map((at) => ({
      name: skills[(n * 17 + at * 29) % skills.length]!,
      is_required: at < 3,
    }));
    const fitting = n % 3 === 0 ? [military[(n * 19) % military.length]!.id] : [];
    const names = requiredSkills.map(({ name }) => name);
    const features = jobFeatures({
      title,
      code: role.code,
      skills: requiredSkills,
      requirements: [],
      responsibilities: [],
    });
    const { heading, search, match_keys } = vectorsOf({
      title,
      company: 'Northgate Logistics',
      names: [role.title, ...names],
      body: '',
      marks: [`=role${role.id}`, ...workMarks(features)],
      keys: keysOfJob({ work: features.work, translated_roles: fitting }),
      features,
    });
    await tx.execute(sql`insert into made_kinds values (${n}, ${title}, ${role.id}, ${JSON.stringify(requiredSkills)}::jsonb,
      ${sql.param(names)}::text[], ${heading}, ${search}, ${sql.param(match_keys)}::text[],
      ${JSON.stringify(features)}::jsonb)`);
  }
  for (let n = 0; n < texts; n += 1) {
    const text = textOf(n);
    await tx.execute(sql`insert into made_texts values (${n}, ${`<p>${text}</p>`}, ${textVector(text)})`);
  }
  await tx.execute(sql`analyze made_kinds`);
  await tx.execute(sql`analyze made_texts`);
}

export interface InventedEmployer {
  /** SQL over `n`, the number of the job. */
  tenant: string;
  company: string;
}

/** Published jobs over the last ninety days. */
export async function insertJobs(
  tx: Tx,
  count: number,
  { tenant, company }: InventedEmployer,
): Promise<void> {
  // A million take a slow machine longer than a call may take.
  await tx.execute(sql`set local statement_timeout = 0`);
  await makeParts(tx);
  const hashed = (seed: string, of: number) => `abs(hashtext('${seed}' || n)) % ${of}`;
  const rare = `case when n % 500 = 7 then (array['${rareWords.join("','")}'])[1 + n / 500 % ${rareWords.length}] end`;
  const titled = `coalesce(setweight(to_tsvector('english', rare), 'A'), '')`;
  const jobType = `(array['full_time', 'part_time', 'contract'])[1 + ${hashed('t', 3)}]`;
  const workType = `(array['on_site', 'hybrid', 'remote'])[1 + ${hashed('w', 3)}]`;
  const [industry, experience] = [`1 + ${hashed('i', 27)}`, `1 + ${hashed('e', 5)}`];
  const yearly = `(30000 + ${hashed('m', 100)} * 100)`;
  const published = `now() - (${hashed('d', 90 * 24 * 60)} || ' minutes')::interval`;
  await tx.execute(
    sql.raw(`
    insert into jobs (tenant_id, company_id, owner_id, status, title, job_role_id, job_type, work_type, industry_ids,
      experience_id, country_id, state_id, city_ids, salary_min, salary_max, salary_currency, salary_per, salary_yearly,
      description_html, skills, skill_names, closes_on, published_at, match_keys, match_features, heading, search)
    select ${tenant}, ${company}, 1, 'published', concat_ws(' ', kind.title, initcap(rare)), kind.role,
      array[${jobType}],
      array[${workType}], array[${industry}],
      ${experience}, 232, place.state_id, array[place.id], 2000000, 3000000 + ${hashed('m', 100)} * 10000, 'GBP',
      'year', ${yearly}, body.html, kind.skills, kind.names, current_date + 60,
      ${published}, kind.keys, kind.features, kind.heading || ${titled},
      array_to_tsvector(array['=experience' || (${experience}), '=state' || place.state_id, '=city' || place.id,
        '=square' || floor(place.lat / 0.25) || '_' || floor(place.lng / 0.5), '=area' || floor(place.lat) || '_' || floor(place.lng / 2),
        '=industry' || (${industry}), '=' || ${jobType}, '=' || ${workType}, '=day' || floor(extract(epoch from (${published})) / 86400),
        '=week' || floor(extract(epoch from (${published})) / 604800), '=pay' || floor(ln(${yearly}) / ln(1.02))])
        || kind.search || ${titled} || body.search
    from (select n, ${rare} as rare from generate_series(1, ${count}) as n) as made
      join made_kinds as kind on kind.number = ${hashed('k', kinds)}
      join made_texts as body on body.number = ${hashed('b', texts)}
      join (select id, state_id, lat, lng, row_number() over (order by id) - 1 as at from (
        select id, state_id, lat, lng from cities where country_id = 232 order by id limit 1000) as taken) as place
        on place.at = ${hashed('p', 1000)}`),
  );
}

/** The words of every tenant's published jobs, which the product also stores. */
export async function insertWords(tx: Tx): Promise<void> {
  const vocabulary = [...nouns, ...adjectives, 'engineer', ...rareWords, 'northgate', 'logistics'];
  await tx.execute(sql`
    insert into job_words (tenant_id, word)
    select tenant_id, word from (select distinct tenant_id from jobs) as owner, unnest(${sql.param([...new Set(vocabulary)])}::text[]) as word
    on conflict do nothing`);
}

/**
 * Copies a tenant, each with its own company and the host `<slug>.valour.test`.
 * @returns the id of the first copy; the others follow
 */
export async function insertTenants(
  tx: Tx,
  count: number,
  from: { id: number; companyId: number },
): Promise<number> {
  await tx.execute(sql`
    create temporary table made_tenants on commit drop as
    select nextval(pg_get_serial_sequence('tenants', 'id'))as id, n from generate_series(1, ${count}) as n`);
  await tx.execute(sql`insert into tenants
    select (jsonb_populate_record(one, jsonb_build_object('id', made.id, 'slug', 'bench-' || made.n, 'is_demo', false))).*
    from tenants as one, made_tenants as made where one.id = ${from.id}`);
  await tx.execute(
    sql`insert into tenant_hosts (host, tenant_id) select 'bench-' || n || '.valour.test', id from made_tenants`,
  );
  await tx.execute(sql`insert into companies
    select (jsonb_populate_record(one, jsonb_build_object('tenant_id', made.id))).*
    from companies as one, made_tenants as made where one.tenant_id = ${from.id} and one.id = ${from.companyId}`);
  const { rows } = await tx.execute<{ first: number }>(sql`select min(id) as first from made_tenants`);
  return rows[0]!.first;
}
