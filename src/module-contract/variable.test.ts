import { expect, it } from 'vitest'
import { noReferences, type Resolver } from './field.ts'
import { collectReferences, fields, resolveProps, toIslandProps } from './field-set.ts'
import { colour } from './fields/color.ts'
import { image } from './fields/image.ts'
import { link } from './fields/link.ts'
import { list } from './fields/list.ts'
import { number } from './fields/number.ts'
import { responsive } from './fields/responsive.ts'
import { text } from './fields/text.ts'
import type { VariableValue } from './resolved-values.ts'
import { SERVER_TEXT } from './server-html.tsx'

const Props = fields({
  title: text({ label: 'Title', default: 'Usual' }),
  speed: number({ label: 'Speed', default: 5, min: 1, max: 20, integer: true }),
  columns: responsive(number({ label: 'Columns', default: 3, min: 1, max: 6 })),
  tint: colour({ label: 'Tint' }),
  picture: image({ label: 'Picture' }),
  to: link({ label: 'To' }),
  rows: list({ label: 'Rows', of: fields({ name: text({ label: 'Name' }) }) }),
})

const values: Record<string, VariableValue> = {
  phone: { kind: 'text', text: 'Call <us>' },
  pace: { kind: 'number', unit: '', value: 40.4 },
  grid: { kind: 'number', unit: '', value: { desktop: 4, phone: 1 } },
  brand: { kind: 'colour', light: '#112233' },
  hero: { kind: 'image', image: { media: 'slate', alt: 'The slate' } },
  shop: { kind: 'link', link: { page: 'p1', blank: true } },
}

const resolver: Resolver = {
  image: id => ({ id, alt: 'library', width: 1, height: 1, colour: '#000000', widths: [] }),
  file: () => undefined,
  href: to => ('url' in to ? to.url : `/${to.page}`),
  icon: () => undefined,
  slot: () => () => null,
  variable: id => values[id],
}
const live = (props: Record<string, unknown>) => resolveProps(Props, props, resolver)

it('a variable in a module’s prop is its value, as if that had been written', () => {
  const shown = live({
    title: 'var:phone',
    speed: 'var:pace',
    columns: 'var:grid',
    tint: 'var:brand',
    picture: { media: 'var:hero' },
    to: { url: 'var:shop' },
    rows: [{ name: 'var:phone' }],
  })
  expect(shown).toMatchObject({
    title: 'Call <us>',
    // Limited to the field's range and rounded.
    speed: 20,
    columns: { desktop: 4, phone: 1 },
    tint: 'var:brand',
    picture: { id: 'slate', alt: 'The slate' },
    to: { href: '/p1', blank: true },
    rows: [{ name: 'Call <us>' }],
  })
  expect(toIslandProps(Props, shown)).toMatchObject({
    title: SERVER_TEXT,
    speed: 20,
    rows: [{ name: SERVER_TEXT }],
  })
  expect(live({ columns: { desktop: 2, phone: 'var:grid' } }).columns).toEqual({
    desktop: 2,
    phone: 1,
  })
  expect(live({ picture: { media: 'var:hero', alt: '' } }).picture?.alt).toBe('')
})

it('a missing variable, or one of another kind, counts as unset', () => {
  const nothing = {
    title: 'Usual',
    speed: 5,
    columns: 3,
    tint: '',
    picture: null,
    to: null,
  }
  const all = (id: string) => ({
    title: `var:${id}`,
    speed: `var:${id}`,
    columns: `var:${id}`,
    tint: `var:${id}`,
    picture: { media: `var:${id}` },
    to: { url: `var:${id}` },
  })
  const withoutPicture = { ...resolver, image: () => undefined }
  expect(resolveProps(Props, all('gone'), withoutPicture)).toMatchObject(nothing)
  const { picture: _, ...others } = nothing
  expect(live({ ...all('hero'), picture: null })).toMatchObject(others)
  expect(live({ title: 'var:Not one' }).title).toBe('var:Not one')
})

it('pictures and links name the variables that they are', () => {
  const references = noReferences()
  const props = { picture: { media: 'var:hero' }, to: { url: 'var:shop' } }
  collectReferences(Props, props, references)
  expect([...references.variables]).toEqual(['hero', 'shop'])
  expect(references.media.size + references.pages.size).toBe(0)
})
