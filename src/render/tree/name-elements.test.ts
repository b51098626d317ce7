import { describe, expect, it } from 'vitest'
import { documentOf, documents, renderNodes } from '../../../tests/support/render.ts'

const heading = (id: string, name: string) => ({
  type: 'heading',
  props: { id, text: `Heading ${id}`, attributes: { id: name } },
})
const idsIn = (html: string) =>
  Array.from(html.matchAll(/ id="([^"]+)" data-module/g), ([, id]) => id)

describe('the name of an element', () => {
  it('is its id on the page, where links find it', async () => {
    const { html } = await renderNodes([heading('a', 'about'), heading('b', 'team')])
    expect(idsIn(html)).toEqual(['about', 'team'])
  })

  it('is named after its parts', async () => {
    const items = [{ title: 'Where?', body: '<p>Here.</p>' }]
    const props = { id: 'f', items, attributes: { id: 'questions' } }
    const { html } = await renderNodes([{ type: 'accordion', props }])
    expect(html).toContain('id="questions-panel-0"')
    expect(html).not.toMatch(/"f[-"]/)
  })

  it('is used once: a duplicate or differently named module keeps its id', async () => {
    const { html } = await renderNodes([
      heading('a', 'about'),
      heading('b', 'about'),
      heading('c', 'a'),
      heading('d', 'content'),
    ])
    expect(idsIn(html)).toEqual(['about', 'b', 'c', 'd'])
  })

  it.each([
    ['about', 'team', 0],
    ['about', 'about', 2],
    ['b', 'team', 1],
    ['b-title', 'team', 1],
    ['content', 'vt-texts', 2],
  ])('is refused where another module has it, or the page itself: %s, %s', (one, other, count) => {
    const problems = documents.validate(documentOf([heading('a', one), heading('b', other)]))
    expect(problems.map(({ path }) => path)).toEqual(
      ['/content/0/props/attributes/id', '/content/1/props/attributes/id'].slice(0, count),
    )
  })

  it('is a plain one', () => {
    expect(documents.validate(documentOf([heading('a', 'two words')]))).toHaveLength(1)
  })
})

describe('an id of the page itself', () => {
  const text = (id: string, inside: object[] = []) => ({
    type: inside.length > 0 ? 'section' : 'text',
    props: { id, ...(inside.length > 0 ? { content: inside } : { body: '<p>Words</p>' }) },
  })

  it.each(['content', 'vt-texts', 'consent-title', 'order-verify-email', 'address-options-2'])(
    'is refused for a module: %s',
    id => {
      expect(documents.validate(documentOf([text(id)]))).toEqual([
        { path: '/content/0/props/id', message: 'is an id of the page itself' },
      ])
      const nested = documents.validate(documentOf([text('around', [text(id)])]))
      expect(nested.map(({ path }) => path)).toEqual(['/content/0/props/content/0/props/id'])
    },
  )

  it('may stay where it is stored, in this document or an earlier one', () => {
    const stored = documentOf([text('around', [text('content')])])
    expect(documents.validate(documentOf([text('content')]), [stored])).toEqual([])
    expect(documents.validate(documentOf([text('vt-texts')]), [stored])).toHaveLength(1)
  })

  it('is on the page once: a stored module with it gets another', async () => {
    const { html } = await renderNodes([text('content'), text('around', [text('vt-texts')])])
    const ids = idsIn(html)
    expect(ids[0]).toMatch(/^module-content/)
    expect(ids[1]).toBe('around')
    expect(ids[2]).toMatch(/^module-vt-texts/)
  })

  it.each(['main', 'header', 'footer', 'contents', 'content-2', 'consent', 'top'])(
    'is not %s',
    id => expect(documents.validate(documentOf([text(id)]))).toEqual([]),
  )
})
