import { describe, expect, it } from 'vitest'
import {
  fields,
  image,
  link,
  noReferences,
  number,
  type PageValues,
  type Resolver,
  readPageField,
  resolveProps,
  richText,
  text,
  variableIdOf,
  writePageField,
} from '#module-contract'
import { pageFieldValue } from './page-field-value.ts'

const language = { locale: 'en', timeZone: 'UTC' }
const picture = { id: 'jar', alt: 'A jar', width: 4, height: 3, colour: '#cccccc', widths: [320] }
const values: PageValues = {
  title: 'A <jar> & "more"',
  published: Date.UTC(2027, 0, 4),
  path: '/jar',
  image: picture,
  price: { text: '€29.00', amount: 29 },
  parameters: { city: 'Oslo', count: '3' },
}
const Props = fields({
  line: text({ label: 'Line', default: 'None' }),
  body: richText({ label: 'Body', default: '<p>Text</p>' }),
  photo: image({ label: 'Photo' }),
  target: link({ label: 'Link' }),
  count: number({ label: 'Count', default: 1, max: 20 }),
})
const resolve = (props: Record<string, unknown>, of: PageValues = values) => {
  const resolver: Resolver = {
    image: id => (id === 'page:image' ? of.image : undefined),
    file: () => undefined,
    href: given => ('url' in given ? given.url : undefined),
    icon: () => undefined,
    slot: () => () => null,
    variable: (id, kind) => pageFieldValue(id, kind, of, language),
  }
  return resolveProps(Props, props, resolver)
}

describe('a field of the page', () => {
  it.each([
    [{ field: 'title' }, 'page:title'],
    [{ field: 'published', format: 'year' }, 'page:published?format=year'],
    [
      { field: 'parameter', name: 'city', fallback: 'Åbo & co' },
      'page:parameter?name=city&fallback=%C3%85bo+%26+co',
    ],
  ] as const)('is stored as it is read: %o', (field, stored) => {
    expect(writePageField(field)).toBe(stored)
    expect(readPageField(stored)).toEqual(field)
    expect(variableIdOf(stored)).toBe(stored)
  })

  it.each(['page:', 'page:password', 'page:title?<b>', ' page:title', 'page:title more'])(
    'is no other text: %s',
    value => expect(variableIdOf(value)).toBeUndefined(),
  )

  it('is empty, not the default text, where the page has nothing to say', () => {
    expect(resolve({ body: 'page:excerpt' }).body).toBe('')
  })

  it('returns the page’s value in the type of the prop', () => {
    const live = resolve({
      line: 'page:published?format=medium',
      body: 'page:title',
      photo: { media: 'page:image' },
      target: { url: 'page:address' },
      count: 'page:parameter?name=count',
    })
    expect(live.line).toBe('Jan 4, 2027')
    expect(live.body).toBe('<p>A &lt;jar&gt; &amp; &quot;more&quot;</p>')
    expect(live.photo).toEqual(picture)
    expect(live.target).toEqual({ href: '/jar', blank: false })
    expect(live.count).toBe(3)
    expect(resolve({ count: 'page:price' }).count, 'within its bounds').toBe(20)
  })

  it('returns the fallback, or nothing, if the page has no value', () => {
    const live = resolve(
      {
        line: 'page:author?fallback=Somebody',
        body: 'page:excerpt',
        photo: { media: 'page:image' },
        target: { url: 'page:address' },
        count: 'page:parameter?name=count&fallback=7',
      },
      {},
    )
    expect(live).toMatchObject({ line: 'Somebody', body: '', photo: null, target: null, count: 7 })
    expect(
      resolve({ line: 'page:parameter?name=toString', count: 'page:price' }, {}),
    ).toMatchObject({ line: '', count: 1 })
  })

  it('collects the requested fields, so that only those are loaded', () => {
    const references = noReferences()
    Props.shape.line.collect?.('page:author', references)
    Props.shape.line.collect?.('plain', references)
    Props.shape.photo.collect?.({ media: 'page:image' }, references)
    expect([...references.variables]).toEqual(['page:author', 'page:image'])
    expect(references.media.size).toBe(0)
  })
})
