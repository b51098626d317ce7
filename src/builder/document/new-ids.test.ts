import { describe, expect, it } from 'vitest'
import type { AnyField, PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { ids, node, page } from '../../../tests/support/small-page.ts'
import { allWithNewIds, withFreeRowIds, withNewIds, withoutTakenNames } from './new-ids.ts'

describe('copies', () => {
  it('gives a copy no name that the page already has', () => {
    const named = node('section', 'n', {
      content: [node('text', 'm', { attributes: { id: 'us' } })],
    })
    const kept = withoutTakenNames(modules, named, page())
    expect(kept).toBe(named)
    const twin = withoutTakenNames(modules, withNewIds(modules, named), [...page(), named])
    expect(twin.props.content).toEqual([{ type: 'text', props: { id: expect.any(String) } }])
  })

  it('gives a row that is added or copied an ID that no other row has', () => {
    const control = modules.get('contact-form')?.props.shape.fields?.control
    const fields = control?.fields as Record<string, AnyField>
    const idOf = (row: object, ...others: object[]) =>
      withFreeRowIds({ ...row }, fields, others as Record<string, unknown>[]).id
    expect(idOf({})).toBeUndefined()
    expect(idOf({}, { id: 'email' })).toBeUndefined()
    expect(idOf({}, {})).toBe('field-2')
    expect(idOf({}, { id: 'field' }, { id: 'field-3' }, { id: 'field-2' })).toBe('field-4')
    expect(idOf({ id: 'email' }, { id: 'email' })).toBe('email-2')
    expect(idOf({ id: 'field-2' }, {}, { id: 'field-2' })).toBe('field-3')
    const longest = 'a'.repeat(64)
    expect(idOf({ id: longest }, { id: longest })).toBe(`${'a'.repeat(62)}-2`)
    const options = fields.options?.control.fields as Record<string, AnyField>
    expect(withFreeRowIds({ label: 'Yes' }, options, [{ label: 'Yes' }])).toEqual({ label: 'Yes' })
  })

  it('copies a module with all within under new ids', () => {
    const [section] = page()
    const copy = withNewIds(modules, section as PageNode)
    const fresh = ids([copy])
    expect(new Set([...fresh, ...ids(page())]).size).toBe(fresh.length + ids(page()).length)
  })

  it('maps references inside a copy to the copied nodes and keeps others', () => {
    const inner = [
      node('button', 'b', { link: { url: '#x' } }),
      node('heading', 'x', { attributes: { id: 'us' } }),
      node('text', 'c', {
        html: '<p><a href="#x">1</a> <a href="#us">2</a> <a href="#n">3</a></p>',
      }),
      node('code', 'd', { code: '<a href="#x">1</a>' }),
      node('gone', 'g', { link: { url: '#x' } }),
    ]
    const subjects = [{ key: 'a', name: 'A', content: inner }]
    const test = node('split-test', 't', { goalModule: 'b, elsewhere,x', subjects })
    const copy = withoutTakenNames(modules, withNewIds(modules, test), [...page(), test])
    const [button, heading, text, code, gone] =
      (copy.props.subjects as typeof subjects)[0]?.content ?? []
    const id = heading?.props.id
    expect(copy.props.goalModule).toBe(`${button?.props.id}, elsewhere,${id}`)
    expect(button?.props.link).toEqual({ url: `#${id}` })
    expect(text?.props.html).toBe(
      `<p><a href="#${id}">1</a> <a href="#${id}">2</a> <a href="#n">3</a></p>`,
    )
    expect(code?.props.code).toBe('<a href="#x">1</a>')
    expect(gone?.props.link).toEqual({ url: '#x' })
    const [one, other] = allWithNewIds(modules, inner)
    expect(one?.props.link).toEqual({ url: `#${other?.props.id}` })
    expect(test.props.goalModule).toBe('b, elsewhere,x')
  })
})
