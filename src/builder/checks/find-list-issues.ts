import type { Modules, PageNode } from '#module-contract'
import { walk } from '../document/nodes.ts'
import type { Issue } from './find-issues.ts'

/** Newsletter forms on a site without lists. Forms of a feed service need none. */
export function findListIssues(modules: Modules, content: readonly PageNode[]): Issue[] {
  return Array.from(walk(modules, content)).flatMap(({ node }): Issue[] => {
    const { id, list, feed } = node.props
    if (node.type !== 'newsletter' || list || feed) return []
    const text = 'The site has no newsletter list yet. Create one and name it for your visitors.'
    return [{ kind: 'no-list', nodeId: id, option: 'list', text }]
  })
}
