import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DisplayCondition } from '#design'
import type { VisitorFacts } from '#module-contract'
import { loadersWith } from '../../../tests/support/modules.ts'
import { documentOf, documents, renderNodes } from '../../../tests/support/render.ts'
import { type DisplayContext, decideDisplay } from './decide.ts'
import { parametersOf } from './of-node.ts'

const nobody: VisitorFacts = {
  cookie: () => undefined,
  member: async () => undefined,
  cart: async () => ({ products: [], total: 0 }),
}
const context = (changes: Partial<DisplayContext> = {}): DisplayContext => ({
  now: Date.parse('2030-06-03T10:00:00Z'),
  timeZone: 'UTC',
  url: new URL('http://local/?from=mail&plain'),
  isInStock: async slug => slug === 'mug',
  freshUntil: () => {},
  facts: nobody,
  ...changes,
})
const decide = (conditions: object[], match?: 'all' | 'any', changes?: Partial<DisplayContext>) =>
  decideDisplay(
    { conditions: conditions as DisplayCondition[], ...(match ? { match } : {}) },
    context(changes),
  )

const office = { kind: 'hours', days: ['monday'], from: '09:00', to: '17:00' }
const member = { ...nobody, member: async () => ({ name: 'Editor', role: 'editor' }) }
const buyer = { ...nobody, cart: async () => ({ products: ['mug'], total: 49.5 }) }

describe('a condition', () => {
  it.each<[object, VisitorFacts, boolean]>([
    [{ kind: 'dates', from: 0, until: 1 }, nobody, false],
    [office, nobody, true],
    [{ kind: 'parameter', name: 'from', value: 'mail' }, nobody, true],
    [{ kind: 'parameter', name: 'from', value: 'post' }, nobody, false],
    [{ kind: 'parameter', name: 'plain' }, nobody, true],
    [{ kind: 'stock', product: 'mug' }, nobody, true],
    [{ kind: 'stock', product: 'bowl' }, nobody, false],
    [{ kind: 'signed-in' }, nobody, false],
    [{ kind: 'signed-in' }, member, true],
    [{ kind: 'role', roles: ['owner'] }, member, false],
    [{ kind: 'role', roles: ['owner', 'editor'] }, member, true],
    [{ kind: 'cookie', name: 'a' }, { ...nobody, cookie: () => '' }, true],
    [{ kind: 'cookie', name: 'a', value: '1' }, { ...nobody, cookie: () => '2' }, false],
    [{ kind: 'cart-filled' }, nobody, false],
    [{ kind: 'cart-filled' }, buyer, true],
    [{ kind: 'cart-product', product: 'mug' }, buyer, true],
    [{ kind: 'cart-product', product: 'bowl' }, buyer, false],
    [{ kind: 'cart-total', atLeast: 49.5 }, buyer, true],
    [{ kind: 'cart-total', atLeast: 49.51 }, buyer, false],
    [{ kind: 'cart-total', atLeast: 0 }, nobody, false],
  ])('holds or does not, and turned round the other way: %j', async (condition, facts, holds) => {
    const [shown, hidden] = holds ? ['shown', 'hidden'] : ['hidden', 'shown']
    expect(await decide([condition], 'all', { facts })).toBe(shown)
    expect(await decide([{ ...condition, not: true }], 'all', { facts })).toBe(hidden)
  })

  it('adds nothing about a visitor to a shared page', async () => {
    const changes = { facts: undefined }
    expect(await decide([{ kind: 'signed-in' }], 'all', changes)).toBe('hidden')
    expect(await decide([{ kind: 'signed-in', not: true }], 'all', changes)).toBe('shown')
  })

  it('is asked of the browser only where the server has not decided', async () => {
    const phone = { kind: 'device', devices: ['phone'] }
    const never = { kind: 'dates', until: 1 }
    expect(await decide([phone, never])).toBe('hidden')
    expect(await decide([phone, office], 'any')).toBe('shown')
    expect(await decide([phone, never], 'any')).toEqual({ match: 'any', conditions: [phone] })
    expect(await decide([phone, office])).toEqual({ match: 'all', conditions: [phone] })
  })

  it('keeps only the query parameters that it reads', () => {
    const given = new URLSearchParams('from=mail&plain=yes&other=1')
    const read = (name: string, value?: string) =>
      parametersOf(
        { conditions: [{ kind: 'parameter', name, ...(value ? { value } : {}) }] },
        given,
      )
    expect(read('from', 'mail')).toEqual([['from', 'mail']])
    expect(read('from', 'post')).toEqual([])
    expect(read('plain')).toEqual([['plain', '']])
  })
})

describe('a module with conditions', () => {
  afterEach(() => void vi.useRealTimers())
  const heading = (display: object | undefined, id = 'one') => ({
    type: 'heading',
    props: { id, text: `Heading ${id}`, level: 'h2', ...(display && { display }) },
  })

  it('is shown while its conditions hold; the page is rendered again when they change', async () => {
    const display = { conditions: [office] }
    vi.useFakeTimers({ now: Date.parse('2030-06-03T10:00:00Z') })
    const open = await renderNodes([heading(display)])
    expect(open.html).toContain('Heading one')
    expect(open.freshUntil).toBe(Date.parse('2030-06-03T17:00:00Z'))
    vi.setSystemTime(Date.parse('2030-06-03T20:00:00Z'))
    const closed = await renderNodes([heading(display)])
    expect(closed.html).toBe('')
    expect(closed.types.size).toBe(0)
    expect((await renderNodes([heading(display)], { staff: true })).html).toContain('Heading one')
  })

  it('applies to its content', async () => {
    const section = (display?: object) => ({
      type: 'section',
      props: { id: 's', content: [heading(undefined)], ...(display && { display }) },
    })
    expect((await renderNodes([section({ conditions: [{ kind: 'signed-in' }] })])).html).toBe('')
    expect((await renderNodes([section()])).html).toContain('Heading one')
  })

  it('waits for the browser in a template, with a script that the page’s policy names', async () => {
    const toc = { type: 'table-of-contents', props: { id: 'toc' } }
    const display = { conditions: [{ kind: 'language', languages: ['de'] }] }
    const loaders = loadersWith(new Map([['toc', { entries: [] }]]))
    const nodes = [toc, heading(display), heading(undefined, 'two')]
    const { html, needs } = await renderNodes(nodes, { loaders })
    expect(html).toMatch(/<template data-when="[^"<]*"><div .*Heading one.*<\/template><script>/s)
    expect(needs.sources['script-src']).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)])
    expect(html.match(/href="#[^"]*"/g)).toEqual(['href="#heading-two"'])
  })

  it.each([
    [{}],
    [{ conditions: [] }],
    [{ conditions: [{ kind: 'dates' }] }],
    [{ conditions: [{ kind: 'hours', days: [], from: '09:00', to: '17:00' }] }],
    [{ conditions: [{ kind: 'hours', days: ['monday'], from: '9', to: '17:00' }] }],
    [{ conditions: [{ kind: 'parameter' }] }],
    [{ conditions: [{ kind: 'parameter', name: 'a b' }] }],
    [{ conditions: [{ kind: 'role', roles: [] }] }],
    [{ conditions: [{ kind: 'cart-total' }] }],
    [{ conditions: [{ kind: 'moon', phase: 'full' }] }],
  ])('is refused half-filled: %j', display => {
    const problems = documents.validate(documentOf([heading(display)]))
    expect(problems.length).toBeGreaterThan(0)
    for (const { path } of problems) expect(path).toMatch(/^\/content\/0\/props\/display/)
  })
})
