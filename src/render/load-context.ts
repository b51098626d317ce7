import type { HeadChanges, LoadContext } from '#module-contract'
import type { Services } from '#modules/services'
import { limitLoads } from './load-limit.ts'
import { mergeHeads } from './merge-heads.ts'
import { nameParameters } from './parameter-names.ts'
import type { BodyDeps, BodyRequest, RenderedBody } from './rendered-body.ts'
import { documentIdOf, type PageEntry } from './tree/page-tree.ts'
import { originOf, type RenderedEntry } from './tree/repeat.ts'

/** Creates the contexts of loaders, which note facts about the page in `body`. */
export function createLoadContexts(
  deps: Pick<BodyDeps, 'services' | 'publicUrl' | 'texts'>,
  request: BodyRequest,
  {
    body,
    ...noted
  }: { body: RenderedBody } & Pick<LoadContext<Services>, 'tag' | 'freshUntil' | 'needs'>,
) {
  const { language, page, url } = request
  const { visitor, facts, outcome } = request.request
  const { entries } = request.prepared.tree
  const names = nameParameters(entries)
  const heads = new Map<PageEntry, HeadChanges>()
  const servicesFor = limitLoads(deps.services, request.maxLoads)

  function contextFor(entry: RenderedEntry): LoadContext<Services> {
    const { node, item } = entry
    const services = servicesFor(item ? 'repeated' : 'own')
    return {
      ...noted,
      get services() {
        return services()
      },
      url,
      page: item?.page ?? page,
      publicUrl: deps.publicUrl,
      nodeId: node.props.id,
      documentId: documentIdOf({ ...request, id: page.id }, entry),
      language,
      translate: deps.texts.translate(node.type, language),
      parameter: names(originOf(entry)),
      visitor: () => {
        body.isPrivate = true
        return visitor
      },
      facts,
      showMenu: body.showMenu,
      isCanvas: request.isCanvas ?? false,
      outcome: outcome?.nodeId === node.props.id ? outcome.outcome : undefined,
      // A repeated item must not change the surrounding page.
      notFound: () => {
        if (!item) body.isFound = false
      },
      head: changes => {
        if (!item) heads.set(entry, { ...heads.get(entry), ...changes })
      },
    }
  }

  return {
    contextFor,
    /** Changes to the head in the order of modules. */
    head: () => mergeHeads(entries.flatMap(entry => heads.get(entry) ?? [])),
  }
}
