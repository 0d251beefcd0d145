/** What the people of a test say of themselves in any call, so that a test sees whether the log repeats it. */

/** What of a call may hold the words of a person. */
export interface CallContent {
  token?: string;
  /** A list is sent as the same name several times. */
  query?: Record<string, string | number | boolean | (string | number)[]>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  clientIp?: string;
}

/** Fields that name a person, prove who they are, or are written freely. */
const ofPeople =
  /^(.*email.*|emails|first_name|middle_name|last_name|.*password.*|.*token|phone_number|contact_phone|dob|message|headline|note|reason|text|bullets|line|address_line_1|postcode|job_title|title|display_name|adviser|name|search|code|state)$/;
const atLeast = 5;
/** Words of our own log lines, whoever else may say them. */
const ours = new Set(['answered', 'failed', 'message', 'tenant', 'status', 'error']);

/** A line without what differs from one call to the next. */
const withoutChange = (line: string) => line.replace(/"(time|request_id)":"[^"]*"|"ms":\d+/g, '');

export function wordsOfPeople() {
  const words = new Set<string>();

  function take(value: unknown, isTheirs: boolean, depth = 0) {
    if (typeof value === 'string') {
      const word = value.trim();
      if (isTheirs && word.length >= atLeast && word.length < 200 && !ours.has(word.toLowerCase()))
        words.add(word);
    } else if (value instanceof Blob) take('name' in value ? value.name : '', true);
    else if (value !== null && typeof value === 'object' && depth < 8)
      for (const [key, item] of Object.entries(value))
        take(item, (isTheirs && Array.isArray(value)) || ofPeople.test(key), depth + 1);
  }

  return {
    remember({ body, form, query, token, clientIp, headers }: CallContent) {
      take({ ...query, token }, false);
      take(body, false);
      take({ token: clientIp }, false);
      take({ token: headers?.cookie }, false);
      for (const [key, value] of form ?? []) take({ [key]: value }, false);
    },

    toldIn(log: string[]): string[] {
      const text = [...new Set(log.map(withoutChange))].join('\n').toLowerCase();
      const isLogged = (word: string) => {
        const at = text.indexOf(word);
        const around = at < 0 ? '' : text.charAt(at - 1) + text.charAt(at + word.length);
        return at >= 0 && !/[a-z]/.test(around);
      };
      return [...words].filter((word) => isLogged(word.toLowerCase()));
    },
  };
}
