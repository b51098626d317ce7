import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeRoot } from '#design'
import { type AnyField, type PageNode, resolveProps } from '#module-contract'
import { moduleExamples, modules } from './support/modules.ts'
import { picture } from './support/render.ts'

/** An editor in place of a text, as on the canvas. */
const Editor = ({ text }: { text: string }) => createElement('i', { 'data-editor': '' }, text)

/** Replaces texts by editors and counts them. */
function withEditors(shape: Record<string, AnyField>, props: Record<string, unknown>) {
  const changed: Record<string, unknown> = { ...props }
  let count = 0
  for (const [name, field] of Object.entries(shape)) {
    const value = props[name]
    const isText = (field.kind === 'text' && field.control.inline) || field.kind === 'rich-text'
    if (isText && value) {
      changed[name] = createElement(Editor, { text: String(value) })
      count++
    }
    if (field.kind === 'list' && Array.isArray(value)) {
      changed[name] = value.map(item => {
        const inner = withEditors(field.control.fields as Record<string, AnyField>, item)
        count += inner.count
        return inner.changed
      })
    }
    if (field.kind === 'slot') changed[name] = () => null
  }
  return { changed, count }
}

const examples = [...moduleExamples].flatMap(([type, all]) =>
  all.map((example, index) => ({ ...example, type, id: `${type}-${index}` })),
)

it('inline-editable texts appear unescaped in every example', () => {
  for (const { type, name, id, props, data } of examples) {
    const module = modules.get(type)
    if (!module) throw new Error(type)
    const { changed, count } = withEditors(module.props.shape, props)
    const live = resolveProps(module.props, changed, {
      image: picture,
      file: () => undefined,
      href: () => '/',
      icon: () => ({ path: 'M4 4h16' }),
      slot: nodes => nodes as never,
    })
    const node = { type, props: { ...changed, id } } as PageNode
    const { root } = describeRoot(node, module, live, { background: () => undefined })
    const html = renderToStaticMarkup(createElement(module.component, { ...live, root, data }))
    expect(html, `${type}: ${name}`).not.toContain('[object Object]')
    if (count > 0) expect(html, `${type}: ${name}`).toContain('data-editor')
  }
})
