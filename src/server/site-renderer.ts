import { type Clock, decodePath } from '#base'
import type { PageDocument, RequestState } from '#module-kit'
import { moduleStyles, modules } from '#modules'
import { loaders, queryReaders, type Services } from '#modules/loaders'
import type { PublishedPage } from '#pages'
import type { PageKind } from '#pages/schema'
import {
  type Documents,
  type RenderedBody,
  type RenderedPage,
  readPageQuery,
  renderBody,
  renderPage,
  type VisitorAssets,
} from '#render'
import { expandBlocks } from './expand-blocks.ts'
import { createLoadResolver, toImage } from './resolver.ts'
import { readSite } from './site.ts'

export interface SiteRendererDeps {
  services: Services
  documents: Documents
  assets: VisitorAssets
  publicUrl: string
  clock: Clock
  onProblem(problem: { page: string; node: string; type: string; error: unknown }): void
}

export const noRequest: RequestState = { cookies: {}, forms: {} }

/** Addresses that share one document: `/product/…` shows the page kept at `/product`. */
const TEMPLATES = [{ prefix: '/product/', path: '/product' }]

/** Kinds that are parts of other pages. */
const HIDDEN_KINDS: readonly PageKind[] = ['template', 'block', 'preset']

/** Renders the site's pages from published documents. Knows nothing of HTTP. */
export function createSiteRenderer(deps: SiteRendererDeps) {
  const { pages } = deps.services
  const loadResolver = createLoadResolver(pages)

  /** The page that visitors get at an address, by its decoded path: the template where pages share one. */
  async function findPage(path: string): Promise<PublishedPage | undefined> {
    const template = TEMPLATES.find(one => path.startsWith(one.prefix))
    if (template) return pages.published(template.path)
    const { homePage } = path === '/' ? await pages.settings.get() : { homePage: null }
    const home = homePage ? await pages.publishedById(homePage) : undefined
    const page = home ?? (await pages.published(path))
    return page && HIDDEN_KINDS.includes(page.kind) ? undefined : page
  }

  async function renderDocumentBody(
    document: PageDocument,
    page: { id: string; path: string },
    url: URL,
    request: RequestState,
    staff = false,
  ) {
    const expanded = await expandBlocks(pages, document)
    const body = await renderBody(
      {
        modules,
        loaders,
        documents: deps.documents,
        services: deps.services,
        loadResolver,
        publicUrl: deps.publicUrl,
        onProblem: deps.onProblem,
      },
      { document: expanded.document, page, url, request, staff },
    )
    for (const id of expanded.blocks) body.tags.add(`page:${id}`)
    return body
  }

  /** Puts a body into the site's frame. */
  async function frame(
    url: URL,
    body: RenderedBody,
    head: {
      title: string
      description?: string | undefined
      image?: string | undefined
      noindex?: boolean
      kind?: 'website' | 'article' | 'product' | undefined
      canonicalQuery?: URLSearchParams | undefined
    },
    staff?: { scripts: string[]; before: string },
  ): Promise<string> {
    const site = await readSite(pages)
    const query = head.canonicalQuery?.size ? `?${head.canonicalQuery}` : ''
    body.tags.add('site')
    const { logo } = await pages.settings.get()
    for (const id of [logo, head.image]) if (id) body.tags.add(`media:${id}`)
    const picture = head.image && toImage((await pages.media.load([head.image])).get(head.image))
    const width = picture && (picture.widths.find(known => known >= 1200) ?? picture.widths.at(-1))
    return renderPage({
      head: {
        ...head,
        siteName: site.name,
        canonical: deps.publicUrl + url.pathname + query,
        image: picture && width ? `${deps.publicUrl}/media/${picture.id}/${width}.webp` : undefined,
        locale: site.locale.replace('-', '_'),
        jsonLd: body.jsonLd,
      },
      site,
      path: url.pathname,
      body,
      styles: moduleStyles,
      assets: deps.assets,
      ...(staff ? { staff } : {}),
    })
  }

  /**
   * An address in its one spelling: its path, and the part of the query that the modules of its page read. Whatever
   * shows the same has the same address.
   */
  async function canonicalAddress(url: URL): Promise<URL> {
    if (!url.search) return url
    const address = new URL(url)
    address.search = ''
    const page = await findPage(decodePath(url.pathname) ?? url.pathname)
    if (!page) return address
    const { services, documents } = deps
    const query = await readPageQuery(
      { modules, readers: queryReaders, documents },
      page.document,
      { services, url, page },
    )
    address.search = query.toString()
    return address
  }

  /** The page at a canonical address; undefined when there is none. */
  async function render(url: URL, request: RequestState): Promise<RenderedPage | undefined> {
    const page = await findPage(decodePath(url.pathname) ?? url.pathname)
    if (!page) return undefined
    const body = await renderDocumentBody(page.document, page, url, request)
    if (!body.isFound) return undefined
    body.tags.add(`page:${page.id}`).add(`path:${page.path}`)
    const root = page.document.root.props
    const isPost = page.kind === 'post'
    if (isPost) body.jsonLd.push(toArticle(page, deps.publicUrl))
    const html = await frame(url, body, {
      kind: isPost ? 'article' : 'website',
      ...root,
      ...body.head,
    })
    return {
      status: 200,
      body: html,
      tags: body.tags,
      isPrivate: body.isPrivate,
      freshUntil: body.freshUntil,
    }
  }

  /** The designed page for addresses that lead nowhere: the owner's `/404`, or a calm sentence. */
  async function renderNotFound(): Promise<RenderedPage> {
    const url = new URL('/404', deps.publicUrl)
    const own = await pages.published('/404')
    const document = own?.document ?? NOT_FOUND
    const body = await renderDocumentBody(
      document,
      { id: own?.id ?? '404', path: '/404' },
      url,
      noRequest,
    )
    body.tags.add('path:/404')
    const html = await frame(url, body, { title: document.root.props.title, noindex: true })
    const { tags, isPrivate, freshUntil } = body
    return { status: 404, body: html, tags, isPrivate, freshUntil }
  }

  return { findPage, canonicalAddress, render, renderDocumentBody, renderNotFound, frame }
}

export type SiteRenderer = ReturnType<typeof createSiteRenderer>

const NOT_FOUND: PageDocument = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Page not found' } },
  content: [
    {
      type: 'section',
      props: {
        id: 'not-found',
        width: 'narrow',
        content: [
          {
            type: 'heading',
            props: { id: 'not-found-title', text: 'There is nothing here', level: 'h1' },
          },
          {
            type: 'text',
            props: {
              id: 'not-found-text',
              body: '<p>The page may have moved, or the address has a typing mistake.</p>',
            },
          },
          {
            type: 'button',
            props: { id: 'not-found-home', label: 'To the home page', link: { url: '/' } },
          },
        ],
      },
    },
  ],
}

function toArticle(page: PublishedPage, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.document.root.props.description,
    datePublished: new Date(page.publishedAt).toISOString(),
    dateModified: new Date(page.updatedAt).toISOString(),
    author: page.summary.author ? { '@type': 'Person', name: page.summary.author } : undefined,
    mainEntityOfPage: publicUrl + page.path,
  }
}
