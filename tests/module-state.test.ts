import { expect, it } from 'vitest'

/** Server code, without browser-only folders. */
const sources = import.meta.glob<string>(
  [
    '../src/**/*.{ts,tsx}',
    '!../src/**/*.test.{ts,tsx}',
    '!../src/**/*.client.ts',
    '!../src/{admin,builder,staff,visitor}/**',
    '!../src/media-player/{player,engines}/**',
    // Browser code of the map.
    '!../src/modules/map/engine/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Process-wide state unrelated to a site: caches of pure functions, and facts about the process. */
const MEMOS: Record<string, string> = {
  'base/clock.ts correctionMs': 'how far the clock of this machine is behind',
  'base/dates.ts formatOf': 'formats of a language',
  'base/id.ts pool': 'random bytes that no id has used',
  'base/instruments.ts instruments': 'counters of the process',
  'base/money.ts currencyDigits': 'digits of a currency',
  'base/money.ts formatOf': 'formats of a language',
  'base/time-zone.ts formatOf': 'formats of a time zone',
  'base/tracing.ts tracing': 'where the spans of the process go',
  'db/database-stats.ts readers': 'figures of a connection; go with it',
  'db/transaction.ts afterCommits': 'work after a transaction; goes with it',
  'design/root.ts compiledPresets': 'a preset, compiled; goes with it',
  'design/stack.ts mentions': 'whether a design names a variable; goes with it',
  'texts/format-number.ts formatOf': 'formats of a language',
  'modules/cart-button/CartButton.tsx samplesOf': 'plural forms of a language',
  'modules/code/load.server.ts parsed': 'code, parsed; limited in bytes',
  'modules/currency-switch/CurrencySwitch.tsx namesOf': 'names of currencies in a language',
  'modules/currency-switch/CurrencySwitch.tsx symbolFormatOf': 'symbol of a currency in a language',
  'modules/map/load.server.ts outline': 'the outline of the world',
  'modules/opening-hours/describe-hours.ts firstDay': 'the first weekday of a language',
  'render/module-html/module-cache.ts contents': 'an entry as JSON; goes with it',
  'render/node-schema.ts validators': 'a schema, compiled; goes with it',
  'render/site/texts.ts siteTranslate': 'texts of a language',
  'server/metrics/process-figures.ts delay': 'delays of the event loop of the process',
  'server/site/page/built-in/built-in-pages.ts documentsOf': 'the documents of a language',
  'shop/address/countries.ts regionNames': 'names in a language',
  'shop/catalog/swatches.ts knownNames': 'colors of names; limited in bytes',
}

const WRITES = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill'

/** Mutable names at file level. */
function* stateIn(source: string): Generator<string> {
  for (const [, name = ''] of source.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)) yield name
  for (const [, name = '', value = ''] of source.matchAll(
    /^(?:export )?const (\w+)(?:: [^=]+)? =\s+(.*)$/gm,
  )) {
    const isMemo = /^create(Memo|Lru)\b/.test(value)
    const isHolder = /^(new (Weak)?(Map|Set)\b|new Array\b|\[|\{)/.test(value)
    const write = new RegExp(
      `\\b${name}(\\.(${WRITES})\\(|(\\.\\w+|\\[[^\\]]+\\])+ (\\?\\?|\\|\\||[-+*/])?= )`,
    )
    if (isMemo || (isHolder && write.test(source))) yield name
  }
}

const found = Object.entries(sources).flatMap(([file, source]) =>
  [...stateIn(source)].map(name => `${file.replace('../src/', '')} ${name}`),
)

it('sees state where it is', () => {
  const state = (source: string) => [...stateIn(source)]
  expect(state('let current = 1')).toEqual(['current'])
  expect(state('export const known = new Map<string, number>()\nknown.set("a", 1)')).toEqual([
    'known',
  ])
  expect(state('const list: string[] = []\nexport const add = () => list.push("a")')).toEqual([
    'list',
  ])
  expect(state('const at = {}\nfunction keep() {\n  at[key] = 1\n}')).toEqual(['at'])
  expect(
    state('const NAMES = new Set(["a"])\nNAMES.has("a")\nfunction f() {\n  let x = 1\n}'),
  ).toEqual([])
  expect(Object.keys(sources).length).toBeGreaterThan(500)
})

it('the server has no module-level state except memos', () => {
  expect(found.sort()).toEqual(Object.keys(MEMOS).sort())
})
