// Every language says everything that English says, with the same variables; nothing in the files
// is lost to a slip of the pen; every code of the protocol has words; and the app says what there
// is, and nothing else.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import protocol from '../../../docs/PROTOCOL.md?raw';
import ids from './ids.ts?raw';

const files = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const languages = ['en', 'fr', 'ru'] as const;
const owned = ['game', 'help', 'refusals', 'about'] as const;
type Language = (typeof languages)[number];

const names = [...new Set(Object.keys(files).map((path) => path.split('/')[2]!))];

const textOf = (language: Language, name: string): string =>
  files[`./${language}/${name}`] ?? '';

/** A message as programs see it: each variable with the words or numbers that it selects by. */
interface Message {
  variables: Map<string, Set<string | number>>;
  references: Set<string>;
}

type Entry = FluentResource['body'][number];

// What the parser makes of a file, as far as it is looked at here.
interface Node {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: { key: { type: string; value: string | number } }[];
}

const plurals = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

const addCases = ({ selector, variants }: Node, into: Message): void => {
  if (selector?.type !== 'var' || !selector.name || !variants) return;
  const cases = into.variables.get(selector.name) ?? new Set();
  into.variables.set(selector.name, cases);
  const keys = variants.map(({ key }) => key.value);
  const isNumber = keys.every((key) => typeof key === 'number' || plurals.has(key));
  for (const key of isNumber ? [0, 1, 2, 5, 21] : keys) cases.add(key);
};

const collect = (part: unknown, into: Message): void => {
  if (Array.isArray(part)) {
    for (const each of part) collect(each, into);
  } else if (typeof part === 'object' && part !== null) {
    const node = part as Node;
    const { type, name } = node;
    if (type === 'var' && name && !into.variables.has(name)) into.variables.set(name, new Set());
    if ((type === 'mesg' || type === 'term') && name) into.references.add(name);
    if (type === 'select') addCases(node, into);
    for (const each of Object.values(part)) collect(each, into);
  }
};

const read = (entry: Entry): Message => {
  const message: Message = { variables: new Map(), references: new Set() };
  collect(entry.value, message);
  return message;
};

const messagesOf = (language: Language): Map<string, Message> => {
  const messages = new Map<string, Message>();
  for (const name of names) {
    for (const entry of new FluentResource(textOf(language, name)).body) {
      messages.set(entry.id, read(entry));
    }
  }
  return messages;
};

/** With those of the messages it refers to, which see the same arguments. */
const variablesOf = (id: string, messages: Map<string, Message>): Message['variables'] => {
  const found: Message['variables'] = new Map();
  const seen = new Set<string>();
  const visit = (next: string): void => {
    const message = messages.get(next);
    if (!message || seen.has(next)) return;
    seen.add(next);
    for (const [name, cases] of message.variables) {
      found.set(name, new Set([...(found.get(name) ?? []), ...cases]));
    }
    for (const reference of message.references) visit(reference);
  };
  visit(id);
  return found;
};

/** What a program relies on: messages and their variables. */
const contract = (language: Language): string[] => {
  const messages = messagesOf(language);
  return [...messages.keys()]
    .map((id) => [id, ...[...variablesOf(id, messages).keys()].sort()].join(' $'))
    .sort();
};

const bundleOf = (language: Language): { bundle: FluentBundle; errors: Error[] } => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = names.flatMap((name) =>
    bundle.addResource(new FluentResource(textOf(language, name))),
  );
  return { bundle, errors };
};

const samples = (variables: Message['variables']): Record<string, FluentVariable>[] => {
  let found: Record<string, FluentVariable>[] = [{}];
  for (const [name, cases] of variables) {
    const values = cases.size > 0 ? [...cases] : [7];
    found = found.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
  }
  return found;
};

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to));

/** What stands between backticks in a column of the tables. */
const codesIn = (text: string, column: number): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[column] ?? '').matchAll(/`([a-z_]+)`/g)])
    .map((match) => match[1]!);

const codes = {
  refusals: codesIn(between(protocol, '### Refusals', '### Errors'), 1),
  errors: [
    ...codesIn(between(protocol, '| status | code |', 'A table in a list:'), 2),
    ...codesIn(between(protocol, '### Errors', '## When the store is away'), 1),
  ],
};
const codeIds = [
  ...codes.refusals.map((code) => `refusal-${code}`),
  ...codes.errors.map((code) => `error-${code}`),
];

describe.each(languages)('%s', (language) => {
  test.each(owned)('has %s.ftl', (name) => {
    expect(textOf(language, `${name}.ftl`)).not.toBe('');
  });

  test.each(names)('%s has nothing that cannot be read', (name) => {
    const lines = textOf(language, name).split('\n');
    const read = new Set(new FluentResource(lines.join('\n')).body.map(({ id }) => id));
    const lost = lines.filter((line) => {
      if (/^(}?$|\s|#{1,3}( |$))/.test(line)) return false;
      const id = /^(-?[a-zA-Z][\w-]*) = ?/.exec(line)?.[1];
      return !id || !read.has(id);
    });
    expect(lost).toEqual([]);
  });

  test('says each thing once', () => {
    expect(bundleOf(language).errors).toEqual([]);
  });

  test('has the messages and variables of English', () => {
    expect(contract(language)).toEqual(contract('en'));
  });

  test('can be formatted, whatever it is told', () => {
    const { bundle } = bundleOf(language);
    const messages = messagesOf(language);
    const errors: Error[] = [];
    for (const id of messages.keys()) {
      const pattern = bundle.getMessage(id)?.value;
      if (!pattern) continue;
      for (const sample of samples(variablesOf(id, messages))) {
        const text = bundle.formatPattern(pattern, sample, errors);
        expect(text, id).not.toMatch(/[{}[\]!\n]|  /);
      }
    }
    expect(errors).toEqual([]);
  });

  test('refers to messages that there are', () => {
    const messages = messagesOf(language);
    const used = [...messages.values()].flatMap(({ references }) => [...references]);
    expect(used.filter((id) => !messages.has(id))).toEqual([]);
  });

  test('has a text for every code of the protocol', () => {
    expect(codes.refusals.length).toBeGreaterThan(50);
    expect(codes.errors.length).toBeGreaterThan(20);
    const { bundle } = bundleOf(language);
    expect(codeIds.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

test('French has narrow spaces at its signs', () => {
  const lines = names.flatMap((name) => textOf('fr', name).split('\n'));
  const texts = lines.filter((line) => !line.startsWith('#'));
  expect(texts.filter((text) => /[^\u202f][:;!?»]([\s.,)]|$)|«[^\u202f]/.test(text))).toEqual([]);
});

test('a sum of two cards is not broken over two lines', () => {
  const lines = languages.flatMap((language) => textOf(language, 'game.ftl').split('\n'));
  const sums = lines.filter((line) => /\}\s\+\s/.test(line));
  expect(sums).toHaveLength(5 * languages.length);
  expect(sums.filter((line) => /\+ | \+/.test(line))).toEqual([]);
});

test('captions fit on a card', () => {
  for (const language of languages) {
    const { bundle } = bundleOf(language);
    for (const id of messagesOf(language).keys()) {
      if (!id.startsWith('card-') || !id.endsWith('-caption')) continue;
      expect(String(bundle.getMessage(id)?.value).length, id).toBeLessThanOrEqual(12);
    }
  }
});

describe('the app', () => {
  const code = Object.values(sources).join('\n');
  const messages = messagesOf('en');
  const found = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

  // What `text` and `hasText` are called with, in quotes.
  const asked = new Set(
    found(code, /(?<![.\w])(?:text|hasText)\(\s*((?:`[^`]*`|'[^']*'|[^`',()])+)/g)
      .map((argument) => argument.replace(/[!=]== '[^']*'/g, ''))
      .flatMap((argument) => found(argument, /'([^']*)'/g)),
  );

  // Ids stand in tables, too; only those with a dash are no ordinary words.
  const quoted = new Set(found(code, /'([a-z][\w-]*-[\w-]*)'/g));

  // `card-${card}-some`, as a pattern of ids. One that begins with a gap could be anything.
  const gap = /\$\{[^{}]*\}/;
  const patternOf = (template: string): RegExp =>
    new RegExp(`^${template.slice(1, -1).split(gap).join('(.+)')}$`);
  const isTemplate = (text: string): boolean => /^`(?!refusal|error)[a-z_]+-/.test(text);
  const patterns = [...new Set(found(code, /`(?:[\w-]|\$\{[^{}`]*\})+`/g))]
    .filter((each) => isTemplate(each) && gap.test(each))
    .map(patternOf);

  /** What stands in a gap is one word, or several that are quoted or composed elsewhere. */
  const isComposed = (id: string, depth = 0): boolean => {
    const fits = (word: string): boolean =>
      /^\w+$/.test(word) ||
      (quoted.has(word) && !messages.has(word)) ||
      (depth === 0 && isComposed(word, 1));
    return patterns.some((pattern) => pattern.exec(id)?.slice(1).every(fits) ?? false);
  };

  // The names of entrances are content's; the server's codes are the protocol's, and what cannot be
  // stored is the engine's.
  const isFromElsewhere = (id: string) =>
    /^entrance-|^(refusal|error)-unknown$|^error-not_stored$/.test(id) || codeIds.includes(id);

  // So that the compiler refuses a text that there is not.
  test('knows its texts by name', () => {
    const known = found(ids, /\| '([^']+)'/g);
    expect(known.sort(), 'run `npm run text-ids`').toEqual([...messages.keys()].sort());
  });

  test('uses every text', () => {
    const used = new Set<string>();
    const use = (id: string): void => {
      if (used.has(id)) return;
      used.add(id);
      for (const reference of messages.get(id)?.references ?? []) use(reference);
    };
    for (const id of messages.keys()) {
      if (asked.has(id) || quoted.has(id) || isComposed(id) || isFromElsewhere(id)) use(id);
    }
    expect([...messages.keys()].filter((id) => !used.has(id))).toEqual([]);
  });
});
