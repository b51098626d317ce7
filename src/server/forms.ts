import { isRecord } from '#base'
import type { FormDefinition } from '#forms'
import { type Live, type PageDocument, type PageNode, resolveProps, slotsIn } from '#module-kit'
import { modules } from '#modules'
import type { Pages } from '#pages'
import { toFormFields } from '../modules/contact-form/definition.ts'
import type { Props } from '../modules/contact-form/props.ts'

/** Finds the form that `<page id>/<module id>` names, as it stands on the published page. */
export async function findForm(pages: Pages, key: string) {
  const [pageId = '', nodeId = ''] = key.split('/')
  const page = await pages.publishedById(pageId)
  const node = page && findNode(page.document, nodeId, 'contact-form')
  const module = modules.get('contact-form')
  if (!page || !node || !module) return undefined
  const redirect = node.props.redirect
  const paths =
    isRecord(redirect) && typeof redirect.page === 'string'
      ? await pages.paths([redirect.page])
      : new Map<string, string>()
  const props = resolveProps(module.props, node.props, {
    image: () => undefined,
    href: link => ('url' in link ? link.url : paths.get(link.page)),
    slot: () => () => null,
  }) as unknown as Live<typeof Props>
  const form: FormDefinition = {
    key,
    title: props.title,
    pagePath: page.path,
    fields: toFormFields(props.fields),
    hasCaptcha: props.captcha,
    hasBotCheck: props.botCheck,
    to: props.to,
    subject: props.subject,
    pattern: props.pattern,
    success: props.success,
    redirect: props.redirect?.href,
  }
  return { page, node, form }
}

/** A node of a document by its id, wherever it stands. */
function findNode(document: PageDocument, id: string, type: string): PageNode | undefined {
  const search = (nodes: readonly PageNode[]): PageNode | undefined => {
    for (const node of nodes) {
      if (node.props.id === id && node.type === type) return node
      const module = modules.get(node.type)
      for (const place of module ? slotsIn(module.props, node.props) : []) {
        const found = search(place.nodes as PageNode[])
        if (found) return found
      }
    }
    return undefined
  }
  return search(document.content)
}
