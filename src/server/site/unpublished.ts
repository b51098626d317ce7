import { escapeHtml, toScriptJson } from '#base'
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
    /** Of the address that it is shown at: which page of a list, which filter. */
    search?: string
    /** Of a layout block that is edited: its content goes with the page, for its own pagination to post (BM-2). */
    isLayoutPreview?: boolean
  },
): Promise<{ html: string; sources: PageSources }> {
  const { document, note, showsProblems = false, isLayoutPreview = false } = page
  const url = new URL(page.path, publicUrl)
  url.search = page.search ?? ''
  const { title } = document.root.props
  const resolved = await resolver.resolveDraft(document, { ...page, title })
  const body = await renderer.renderModules(resolved, url, noRequest, { staff: showsProblems })
  const head = { ...document.root.props, ...body.head, noindex: true }
  const line = note
    ? `<style>${STYLES}</style>\n<p class="preview-note">${escapeHtml(note)}</p>\n`
    : ''
  const content = isLayoutPreview
    ? `<script type="application/json" id="vt-layout">${toScriptJson(document)}</script>\n`
    : ''
  const before = line + content
  const html = await renderer.renderLayout(url, body, head, {
    scripts: [],
    before,
    ...(isLayoutPreview ? { mode: 'layout-preview' as const } : {}),
  })
  return { html, sources: body.needs.sources }
}

/** The line has a row of its own above the header. */
const STYLES = `body:has(> .preview-note) { grid-template-rows: auto auto 1fr auto; }
.preview-note { padding: var(--space-3) var(--page-margin); background: var(--text); color: var(--background); font-size: var(--size-s); text-align: center; }`
