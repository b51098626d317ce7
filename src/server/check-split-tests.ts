import type { ModuleRegistry } from '#module-contract'
import type { Pages } from '#pages'
import { type Documents, splitTestIn } from '#render'
import type { SplitTests } from '#split-test'
import { findSplitTest } from './adapters/split-test-nodes.ts'

/** Pauses tests whose page was deleted or unpublished, or whose subject is missing from it. */
export async function checkSplitTests({
  splitTests,
  pages,
  documents,
  registry,
}: {
  splitTests: SplitTests
  pages: Pick<Pages, 'publishedById'>
  documents: Documents
  registry: Pick<ModuleRegistry, 'modules'>
}) {
  for (const { id, pageId, status, definition } of (await splitTests.all()).values()) {
    if (status !== 'running') continue
    const published = await pages.publishedById(pageId)
    const document = published && documents.upgrade(published.document)
    const node = document && findSplitTest(registry.modules, document.content, id)
    const there = (node && splitTestIn(node)?.subjects) ?? []
    const isComplete = definition.subjects.every(
      ({ key, weight }) => weight === 0 || there.includes(key),
    )
    if (!node) await splitTests.pause(id, 'page-gone')
    else if (!isComplete) await splitTests.pause(id, 'subject-gone')
  }
}
