import { escapeHtml } from '#base'
import type { PageDocument, PageFacts, PageSources } from '#module-kit'
import { noRequest, type SiteRenderer } from './renderer.ts'
import type { PageResolver } from './resolve-page.ts'

/** A draft or an old revision as visitors would see it, out of search engines, with a line that says what it is. */
export async function renderUnpublished(
  {
    resolver,
    renderer,
    publicUrl,
  }: { resolver: PageResolver; renderer: SiteRenderer; publicUrl: string },
  page: Omit<PageFacts, 'title'> & {
    document: PageDocument
    note?: string
    showsProblems?: boolean
  },
): Promise<{ html: string; sources: PageSources }> {
  const url = new URL(page.path, publicUrl)
  const { document, note, showsProblems = false } = page
  const { title } = document.root.props
  const resolved = await resolver.resolveDraft(document, { ...page, title })
  const body = await renderer.renderModules(resolved, url, noRequest, { staff: showsProblems })
  const head = { ...document.root.props, ...body.head, noindex: true }
  const before = note
    ? `<style>${STYLES}</style>\n<p class="preview-note">${escapeHtml(note)}</p>\n`
    : ''
  const html = await renderer.renderLayout(url, body, head, { scripts: [], before })
  return { html, sources: body.needs.sources }
}

/** The line has a row of its own above the header. */
const STYLES = `body:has(> .preview-note) { grid-template-rows: auto auto 1fr auto; }
.preview-note { padding: var(--space-3) var(--page-margin); background: var(--text); color: var(--background); font-size: var(--size-s); text-align: center; }`
