import { describe, expect, it } from 'vitest'
import type { AnyField } from '#module-contract'
import { loadersWith, moduleExamples, modules } from './support/modules.ts'
import { renderNodes } from './support/render.ts'

type Shape = Record<string, AnyField>
const THERE = 'https://there.example/page'

/** Fields that are not page links: form redirects and default values. */
const NO_LINKS = new Set([
  'breadcrumbs.overview',
  'contact-form.redirect',
  'countdown.redirect',
  'newsletter.redirect',
  'login.redirect',
  'search.results',
  'sitemap.below',
])

/** Paths of link fields, such as `items.link`. */
function linkPaths(shape: Shape, before = ''): string[] {
  return Object.entries(shape).flatMap(([name, { kind, control }]) => {
    if (kind === 'link') return [before + name]
    return control.fields ? linkPaths(control.fields as Shape, `${before}${name}.`) : []
  })
}

/** Props with a link at that path, in every list row. */
function withLink(props: Record<string, unknown>, path: string, link: object): typeof props {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...props, [name]: link }
  const entries = (props[name] ?? []) as Record<string, unknown>[]
  return { ...props, [name]: entries.map(entry => withLink(entry, rest.join('.'), link)) }
}

const places = [...modules].flatMap(([type, module]) =>
  linkPaths(module.props.shape as Shape)
    .filter(path => !NO_LINKS.has(`${type}.${path}`))
    .map(path => [type, path] as const),
)

describe('NAV-7: a link that is set on a module', () => {
  it.each(places)('%s, %s: opens in the same window or in a new one', async (type, path) => {
    const anchors = async (blank: boolean) => {
      const found: string[] = []
      for (const example of moduleExamples.get(type) ?? []) {
        const id = 'linked'
        const props = withLink(example.props, path, { url: THERE, blank })
        const loaders = loadersWith(new Map([[id, example.data]]))
        const { html } = await renderNodes([{ type, props: { ...props, id } }], { loaders })
        found.push(...(html.match(new RegExp(`<a [^>]*${THERE}[^>]*>`, 'g')) ?? []))
      }
      return found
    }
    const [same, other] = [await anchors(false), await anchors(true)]
    expect(same.length).toBeGreaterThan(0)
    expect(same.filter(anchor => anchor.includes('target='))).toEqual([])
    expect(other).toHaveLength(same.length)
    for (const anchor of other) expect(anchor).toMatch(/target="_blank".* rel="[^"]*noopener/)
  })

  const whole = places.filter(
    ([type, path]) =>
      /^(link|wholeLink)$/.test(path) && `${path}Label` in (modules.get(type)?.props.shape ?? {}),
  )
  it.each(whole)('%s, %s: makes it a link as a whole, by a name', async (type, path) => {
    const [example] = moduleExamples.get(type) ?? []
    const props = { ...example?.props, [path]: { url: THERE }, [`${path}Label`]: 'Over there' }
    const loaders = loadersWith(new Map([['linked', example?.data]]))
    const { html } = await renderNodes([{ type, props: { ...props, id: 'linked' } }], { loaders })
    expect(html).toMatch(/id="linked"[^>]* data-cover=""/)
    expect(html).toMatch(/<a class="cover-link"[^>]*><span class="visually-hidden">Over there</)
  })
})
