import { isRecord } from '#base'
import type { FormDefinition } from '#forms'
import { type Live, resolveProps } from '#module-kit'
import { modules } from '#modules'
import type { Pages } from '#pages'
import { type Documents, prepareDocument } from '#render'
import { toFormFields } from '../modules/contact-form/definition.ts'
import type { Props } from '../modules/contact-form/props.ts'

/** Finds the form that `<page id>/<module id>` names, as it stands on the published page. */
export async function findForm(
  { pages, documents }: { pages: Pages; documents: Documents },
  key: string,
) {
  const [pageId = '', nodeId = ''] = key.split('/')
  const page = await pages.publishedById(pageId)
  if (!page) return undefined
  const prepared = prepareDocument(page.document, modules, documents)
  const found = [...prepared.nodes.values()].find(
    ({ node }) => node.type === 'contact-form' && node.props.id === nodeId,
  )
  if (!found) return undefined
  const { node, module } = found
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
