import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { expect } from 'vitest'

/** Validates a feed or sitemap with libxml2: strict XML and the format's schema. */
export function checkXml(format: 'atom' | 'rss' | 'sitemap', xml: string) {
  const rules = XmlDocument.fromBuffer(readFileSync(join(import.meta.dirname, `${format}.rng`)))
  const document = XmlDocument.fromString(xml)
  const validator = RelaxNGValidator.fromDoc(rules)
  try {
    validator.validate(document)
  } finally {
    validator.dispose()
    document.dispose()
    rules.dispose()
  }
  const texts = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(
      ([, text]) => text ?? '',
    )
  checkIds(texts(ID[format]))
  for (const moment of texts(MOMENT[format])) expect(Date.parse(moment), moment).not.toBeNaN()
  // The weekday matches the date.
  for (const moment of texts('pubDate')) expect(new Date(moment).toUTCString()).toBe(moment)
}

const ID = { atom: 'id', rss: 'guid', sitemap: 'loc' }
const MOMENT = { atom: 'updated', rss: 'pubDate', sitemap: 'lastmod' }

function checkIds(ids: readonly string[]) {
  expect(ids.filter(id => !URL.canParse(id))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
}

const strict = { additionalProperties: false }
const Address = Type.String({ format: 'uri', pattern: '^https?://' })
const Words = Type.String({ minLength: 1 })
const Authors = Type.Array(Type.Object({ name: Words }, strict), { minItems: 1 })
const item = {
  id: Address,
  url: Address,
  title: Words,
  summary: Type.String(),
  date_published: Type.String({ format: 'date-time' }),
  tags: Type.Array(Words),
  authors: Type.Optional(Authors),
  image: Type.Optional(Address),
}
/** JSON Feed 1.1 (jsonfeed.org/version/1.1) as used by our feeds: one content per item. */
const JsonFeed = Compile(
  Type.Object(
    {
      version: Type.Literal('https://jsonfeed.org/version/1.1'),
      title: Words,
      description: Type.Optional(Words),
      home_page_url: Address,
      feed_url: Address,
      language: Words,
      items: Type.Array(
        Type.Union([
          Type.Object({ ...item, content_html: Words }, strict),
          Type.Object({ ...item, content_text: Type.String() }, strict),
        ]),
      ),
    },
    strict,
  ),
)

export function checkJsonFeed(json: string) {
  const feed: unknown = JSON.parse(json)
  expect(JsonFeed.Errors(feed)).toEqual([])
  if (!JsonFeed.Check(feed)) throw new Error('not a JSON feed')
  checkIds(feed.items.map(({ id }) => id))
  // No lone surrogates (RFC 8259, 8.2).
  expect(json).not.toMatch(/\\ud[89a-f]/i)
}
