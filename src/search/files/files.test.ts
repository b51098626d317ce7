import { expect, it } from 'vitest'
import { SEARCH_KINDS } from '../schema.ts'
import { createAnalyzer } from '../words.ts'
import { findInFiles, ownKindsIn } from './find-in-files.ts'
import { type IndexedText, writeIndex } from './write-index.ts'

const text = (ref: string, title: string, body: string, more: Partial<IndexedText> = {}) => ({
  ref,
  kind: 'page' as const,
  href: `/${ref}/`,
  title,
  body,
  keywords: [],
  ...more,
})

async function open(texts: IndexedText[], locale = 'en') {
  const files = writeIndex(texts, { locale, fold: await createAnalyzer(locale) })
  const asked: string[] = []
  const read = async (name: string) => {
    asked.push(name)
    // As received from a file server.
    const file = files.get(name)
    return file === undefined ? undefined : JSON.parse(JSON.stringify(file))
  }
  const find = (text: string, more: object = {}) =>
    findInFiles(read, { text, kinds: SEARCH_KINDS, offset: 0, limit: 10, ...more })
  const refs = async (text: string) => (await find(text)).hits.map(({ ref }) => ref)
  return { files, asked, find, refs }
}

it('HDR-10: finds by words, beginnings and stems, titles first, then by how often, the newest first', async () => {
  const { refs } = await open([
    text('a', 'About', 'A bowl is thrown.'),
    text('b', 'Bowls', 'Nothing else.'),
    text('c', 'Bowls for winter', 'Three sizes.'),
    text('d', 'Old', 'Wool.', { date: 1 }),
    text('e', 'New', 'Wool.', { date: 2 }),
    text('f', 'Much', 'Wool, wool and wool.', { keywords: ['stonework'] }),
  ])
  expect(await refs('bowls')).toEqual(['b', 'c', 'a'])
  expect(await refs('bow')).toHaveLength(3)
  expect(await refs('wool')).toEqual(['f', 'e', 'd'])
  expect(await refs('stone')).toEqual(['f'])
  expect(await refs('bowls winter')).toEqual(['c'])
  expect(await refs('b')).toEqual([])
  expect(await refs('')).toEqual([])
})

it('marks the words, counts the kinds, and answers a page of them', async () => {
  const { find } = await open([
    text('a', 'Lamps', 'A lamp is lit at night.'),
    ...[1, 2, 3].map(n => text(`p${n}`, `Letter ${n}`, 'The lamp.', { kind: 'post', date: n })),
  ])
  const { hits, counts, total } = await find('lamp', { kinds: ['post'], offset: 1, limit: 1 })
  expect(counts).toEqual({ page: 1, post: 3 })
  expect(total).toBe(3)
  expect(hits).toEqual([
    expect.objectContaining({ ref: 'p2', href: '/p2/', date: 2, image: undefined }),
  ])
  expect(hits[0]?.excerpt).toContainEqual({ text: 'lamp', isMatch: true })
})

it('finds pages of kinds that the owner defined, by the names of these', async () => {
  const kind = 'type:event' as const
  const ownKinds = [{ kind, name: 'Event', plural: 'Events' }]
  const files = writeIndex([text('e', 'Opening', 'Music.', { kind })], {
    locale: 'en',
    fold: await createAnalyzer('en'),
    ownKinds,
  })
  const read = async (name: string) => files.get(name)
  expect(await ownKindsIn(read)).toEqual(ownKinds)
  const query = { text: 'music', kinds: [kind], offset: 0, limit: 10 }
  const { hits, counts } = await findInFiles(read, query)
  expect(hits).toMatchObject([{ ref: 'e', kind, kindName: 'Event' }])
  expect(counts).toEqual({ [kind]: 1 })
})

it('searches for the corrected word unless the exact one is requested', async () => {
  const { find } = await open([text('a', 'Kettles', 'A kettle.')])
  expect(await find('ketle')).toMatchObject({ corrected: 'kettle', total: 1 })
  expect(await find('ketle', { isExact: true })).toMatchObject({ total: 0 })
  expect(await find('zither')).toMatchObject({ total: 0, corrected: undefined })
})

it('reads the index files of the requested letters and of the results', async () => {
  const many = Array.from({ length: 450 }, (_, n) => text(`t${n}`, `Title ${n}`, `Same w${n}x.`))
  const { asked, refs, files } = await open(many)
  expect(await refs('w449x')).toEqual(['t449'])
  expect([...new Set(asked)].sort()).toEqual(['index', 'texts-22', 'titles-1', 'words-w'])
  expect(await refs('same')).toHaveLength(10)
  expect([...files.keys()]).toContain('words-t')
})

it('knows every script, and words that objects have names for', async () => {
  const { refs } = await open(
    [text('a', 'القهوة', 'فنجان'), text('b', 'constructor', '__proto__ toString 日本')],
    'ar',
  )
  expect(await refs('قهوة')).toEqual(['a'])
  expect(await refs('constructor')).toEqual(['b'])
  expect(await refs('proto')).toEqual(['b'])
  expect(await refs('日本')).toEqual(['b'])
})
