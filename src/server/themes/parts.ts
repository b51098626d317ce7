import type { PageNode } from '#module-kit'
import type { TemplatePart } from '#pages/schema'
import { type NewPage, node, pageDocument, type TemplateConditions } from '#pages/schema'

export const section = (id: string, content: PageNode[], props: Record<string, unknown> = {}) =>
  node('section', id, { ...props, content })

export const column = (id: string, ...content: PageNode[]) => node('column', id, { content })

export const heading = (id: string, text: string, props: Record<string, unknown> = {}) =>
  node('heading', id, { text, ...props })

export const text = (id: string, words: string) => node('text', id, { body: `<p>${words}</p>` })

/** A template under the name that staff see; its address tells themes apart. */
export function template(
  slug: string,
  title: string,
  part: TemplatePart,
  include: TemplateConditions['include'],
  content: PageNode[],
): NewPage {
  return {
    path: `/templates/${slug}`,
    kind: 'template',
    template: { part, conditions: { include, exclude: [] } },
    document: pageDocument({ title }, content),
  }
}
