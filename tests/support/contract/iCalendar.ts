/** A reader of iCalendar by the grammar of RFC 5545, which forgives nothing; it shares no line with what writes ours. */

export interface Property {
  name: string;
  params: Record<string, string>;
  value: string;
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

const fault = (text: string): never => {
  throw new Error(`Not iCalendar: ${text}`);
};

/** 3.1: lines end in CRLF, none is longer than 75 octets, a fold is CRLF and one white space. */
function contentLines(bytes: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (!text.endsWith('\r\n')) fault('the last line does not end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) fault(`a bare line break in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) fault(`${Buffer.byteLength(line)} octets in ${line}`);
    if (line.includes('\u{fffd}')) fault('a letter was cut');
  }
  const whole: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line)) whole.push((whole.pop() ?? fault('a fold without a line')) + line.slice(1));
    else whole.push(line);
  }
  return whole;
}

/** contentline = name *(";" param) ":" value */
function property(line: string): Property {
  const [, name, parameters, value] =
    /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}\t]*)$/u.exec(line) ??
    fault(line);
  const params = Object.fromEntries(
    [...(parameters ?? '').matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^";:,]*)/g)].map(
      ([, key, text]): [string, string] => [key ?? '', text ?? ''],
    ),
  );
  return { name: (name ?? '').toUpperCase(), params, value: value ?? '' };
}

/** 3.3.11 */
export function textOf(value: string): string {
  if (!/^(?:\\[\\;,Nn]|[^\\;,])*$/.test(value)) fault(`the text ${value} is not escaped`);
  return value.replace(/\\(.)/g, (_, sign: string) => (/[nN]/.test(sign) ? '\n' : sign));
}

/** 3.3.4 */
export function dateOf({ params, value }: Property): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? fault(`the date ${value}`);
  if (params.VALUE !== 'DATE') fault('a date must say that it is one');
  const date = `${year}-${month}-${day}`;
  if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) fault(`the date ${value}`);
  return date;
}

/** 3.3.5, in UTC; as an instant of ISO 8601. */
export function instantOf({ params, value }: Property): string {
  const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(value) ?? fault(`the moment ${value}`);
  if (params.VALUE || params.TZID) fault('a moment in UTC needs no zone');
  const digits = `${date}${time}`;
  const iso = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}T${digits.slice(8, 10)}:${digits.slice(10, 12)}:${digits.slice(12)}Z`;
  if (new Date(iso).toISOString() !== iso.replace('Z', '.000Z')) fault(`the moment ${value}`);
  return iso;
}

const momentOf = (property: Property) =>
  property.params.VALUE === 'DATE' ? dateOf(property) : instantOf(property);

export const onlyProperty = ({ name, properties }: Component, propertyName: string): Property => {
  const matches = properties.filter((property) => property.name === propertyName);
  if (matches.length !== 1 || !matches[0]) return fault(`${matches.length} ${propertyName} in ${name}`);
  return matches[0];
};

const rulesByComponent: Record<string, { once: string[]; perhaps: string[] }> = {
  VCALENDAR: {
    once: ['PRODID', 'VERSION'],
    // RFC 7986, 5.7, and what calendars read that are older.
    perhaps: ['CALSCALE', 'METHOD', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'],
  },
  VEVENT: {
    once: ['UID', 'DTSTAMP', 'DTSTART'],
    perhaps: [
      ...['CREATED', 'LAST-MODIFIED', 'SEQUENCE', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'URL'],
      ...['STATUS', 'TRANSP', 'LOCATION', 'ORGANIZER', 'ATTENDEE'],
    ],
  },
  VALARM: { once: ['ACTION', 'DESCRIPTION', 'TRIGGER'], perhaps: [] },
};

const forms: Record<string, RegExp> = {
  VERSION: /^2\.0$/,
  METHOD: /^(PUBLISH|REQUEST|CANCEL)$/,
  CALSCALE: /^GREGORIAN$/,
  'REFRESH-INTERVAL': /^PT\d+H$/,
  'X-PUBLISHED-TTL': /^PT\d+H$/,
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  CREATED: /^\d{8}T\d{6}Z$/,
  'LAST-MODIFIED': /^\d{8}T\d{6}Z$/,
  SEQUENCE: /^\d+$/,
  STATUS: /^(TENTATIVE|CONFIRMED|CANCELLED)$/,
  TRANSP: /^(OPAQUE|TRANSPARENT)$/,
  ACTION: /^DISPLAY$/,
  TRIGGER: /^-P\d+D$/,
  URL: /^https?:\/\/\S+$/,
  ORGANIZER: /^mailto:[^\s@]+@[^\s@]+$/,
  ATTENDEE: /^mailto:[^\s@]+@[^\s@]+$/,
};

function check(component: Component): void {
  const { name, properties, components } = component;
  const rules = rulesByComponent[name] ?? fault(`a component ${name}`);
  for (const property of rules.once) onlyProperty(component, property);
  const names = properties.map((property) => property.name);
  for (const property of names) {
    if (![...rules.once, ...rules.perhaps].includes(property)) fault(`${property} in ${name}`);
    onlyProperty(component, property);
  }
  for (const { name: propertyName, value } of properties) {
    if (forms[propertyName] && !forms[propertyName].test(value)) fault(`${propertyName}:${value}`);
    if (['SUMMARY', 'DESCRIPTION', 'LOCATION', 'X-WR-CALNAME'].includes(propertyName)) textOf(value);
  }
  if (
    name === 'VEVENT' &&
    momentOf(onlyProperty(component, 'DTEND')) <= momentOf(onlyProperty(component, 'DTSTART'))
  ) {
    fault('an event ends before it starts');
  }
  // RFC 5546, 3.2.2 and 3.2.5: a message names its organizer, and a cancellation says so.
  const method = properties.find((property) => property.name === 'METHOD')?.value;
  if (method === 'REQUEST' || method === 'CANCEL')
    for (const event of components) {
      for (const required of ['ORGANIZER', 'ATTENDEE', 'SEQUENCE']) onlyProperty(event, required);
      if ((onlyProperty(event, 'STATUS').value === 'CANCELLED') !== (method === 'CANCEL'))
        fault(`a ${method} of another status`);
    }
  if (name === 'VCALENDAR' && components.length === 0) fault('a calendar of nothing');
  for (const inner of components) check(inner);
}

/** The one calendar of the file, checked. */
export function readCalendar(bytes: Buffer): Component {
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of contentLines(bytes)) {
    const next = property(line);
    const current = open.at(-1) ?? fault('an end too many');
    if (next.name === 'BEGIN') {
      const inner = { name: next.value, properties: [], components: [] };
      current.components.push(inner);
      open.push(inner);
    } else if (next.name === 'END') {
      if (open.pop()?.name !== next.value) fault(`END:${next.value}`);
    } else current.properties.push(next);
  }
  const [calendar] = root.components;
  if (open.length !== 1 || root.components.length !== 1 || root.properties.length > 0 || !calendar) {
    return fault('not one calendar');
  }
  if (calendar.name !== 'VCALENDAR') fault(`a ${calendar.name}`);
  check(calendar);
  const uids = calendar.components.map((event) => onlyProperty(event, 'UID').value);
  if (new Set(uids).size !== uids.length) fault('two events of one UID');
  return calendar;
}
