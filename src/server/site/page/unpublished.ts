import { escapeHtml, toScriptJson } from '#base'
import type { PageDocument, PageFacts, PageSources } from '#module-contract'
import { noRequest, type SiteRenderer } from './renderer.ts'
import type { PageResolver } from './resolve-page.ts'

/** Renders a draft or revision as visitors would see it, with `noindex` and a notice. */
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
    /** Query of the preview URL: page of a list, filter. */
    search?: string
    /** For an edited layout block: its content is included, so that its pagination can post it (BM-2). */
    isLayoutPreview?: boolean
  },
): Promise<{ html: string; sources: PageSources }> {
  const { document, note, showsProblems = false, isLayoutPreview = false } = page
  const url = new URL(page.path, publicUrl)
  url.search = page.search ?? ''
  const { title } = document.root.props
  const resolved = await resolver.resolveDraft(document, { ...page, title }, url)
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

/** The notice has its own row above the header. */
const STYLES = `body:has(> .preview-note) { grid-template-rows: auto auto 1fr auto; }
.preview-note { padding: var(--space-3) var(--page-margin); background: var(--text); color: var(--background); font-size: var(--size-s); text-align: center; }`
