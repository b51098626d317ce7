import { escapeHtml, toScriptJson } from '#base'
import type { Modules } from '#module-contract'
import type { KeyOf, Translate } from '#texts'
import {
  attribute,
  createElements,
  eachElement,
  find,
  parsePage,
  removeAttributes,
  setAttribute,
  type Tree,
  writePage,
} from './elements.ts'
import type { Links } from './links.ts'
import { linkInsteadOfForm } from './rewrite-forms.ts'
import { rewriteJson } from './rewrite-json.ts'
import type { exportTexts } from './texts.ts'

export interface RewriteOptions {
  modules: Modules
  links: Links
  live: string
  translate: Translate<KeyOf<typeof exportTexts>>
  /** Called for each island, so that its script is exported. */
  onIsland(type: string): void
}

/** HTML attributes with URLs. Our `data-…` attributes are recognized by their values. */
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data-src'])
const LOOKS_LIKE_PATH = /^\/(?!\/)\S*$/
/** Attributes of partial page updates, which need a server. Without them the element is a plain link. */
const OF_PARTS = ['data-paginated', 'data-swap', 'data-hash']
/** Directives that are not allowed in a meta element (CSP 3 §3.3). */
const ONLY_AS_HEADER = /\s*(frame-ancestors|report-uri|sandbox)\b[^;]*;?/g

/** Rewrites a live page for the copy. `address` is its URL, `policy` its Content-Security-Policy header. */
export async function rewritePage(
  html: string,
  { address, policy }: { address: URL; policy: string },
  { modules, links, live, translate, onIsland }: RewriteOptions,
): Promise<string> {
  const page = parsePage(html)
  /** Links that lead to the live site even if the copy has the page. */
  const isMadeLive = new Set<Tree.Element>()
  await eachElement(page, async element => {
    removeAttributes(element, OF_PARTS)
    switch (element.tagName) {
      case 'meta':
        return rewriteMeta(element)
      case 'style':
        return rewriteText(element, inStyle)
      case 'script':
        return rewriteScript(element)
      case 'form':
        await rewriteForm(element)
        break
      case 'vt-island':
        noteIsland(element)
    }
    for (const one of element.attrs) one.value = await rewriteAttribute(element, one)
  })
  addPolicy(page)
  return writePage(page)

  async function rewriteMeta(element: Tree.Element) {
    const content = attribute(element, 'content')
    if (content?.startsWith(live)) setAttribute(element, 'content', await links.toAbsolute(content))
  }

  async function rewriteScript(element: Tree.Element) {
    const type = attribute(element, 'type')
    if (type === 'application/ld+json') return rewriteText(element, text => links.inText(text))
    if (type === 'application/json') {
      return rewriteText(element, async text => toScriptJson(await inJson(JSON.parse(text))))
    }
    const src = attribute(element, 'src')
    if (src) setAttribute(element, 'src', await toHref(src))
  }

  async function rewriteForm(form: Tree.Element) {
    const to = URL.parse(attribute(form, 'action') || '', address)
    if (!to || to.origin !== live) return
    if (attribute(form, 'method')?.toLowerCase() === 'post') {
      const isHere = to.pathname === address.pathname
      const livePage = isHere ? address.href : to.href
      for (const link of linkInsteadOfForm(form, livePage, translate('form'))) isMadeLive.add(link)
      return
    }
    const place = await links.place(to)
    if (place.kind === 'page' && place.readsQuery) return
    setAttribute(form, 'action', to.href)
    isMadeLive.add(form)
  }

  function noteIsland(element: Tree.Element) {
    const type = attribute(element, 'module') ?? ''
    onIsland(type)
    if (modules.get(type)?.withoutServer !== 'island') return
    const { host } = address
    const link = `<a href="${escapeHtml(address.href)}">${escapeHtml(translate('search', { host }))}</a>`
    const [notice] = createElements(`<noscript><p class="notice">${link}</p></noscript>`, element)
    const parent = element.parentNode
    if (!parent || !notice) return
    notice.parentNode = parent
    parent.childNodes.splice(parent.childNodes.indexOf(element) + 1, 0, notice)
  }

  async function rewriteAttribute(
    element: Tree.Element,
    { name, value }: Tree.Element['attrs'][0],
  ) {
    if (name.endsWith('srcset')) return inSrcset(value)
    if (name === 'style') return inStyle(value)
    if (name === 'props' || (name.startsWith('data-') && /^[[{]/.test(value))) {
      return inJsonAttribute(value)
    }
    const isOurs =
      name.startsWith('data-') && (LOOKS_LIKE_PATH.test(value) || value.startsWith(live))
    if (!ADDRESSES.has(name) && !isOurs) return value
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      return links.toAbsolute(value)
    }
    // `nofollow` links create pages on demand, such as the reply form of a comment.
    const isNofollow = (attribute(element, 'rel') ?? '').split(' ').includes('nofollow')
    const isLive = isNofollow && value.includes('?')
    if (isMadeLive.has(element)) return value
    return links.toHref(value, address, { isLive })
  }

  async function inSrcset(value: string) {
    const parts = value.split(/,\s+/).map(async part => {
      const [src = '', ...descriptor] = part.trim().split(/\s+/)
      return [await toHref(src), ...descriptor].join(' ')
    })
    return (await Promise.all(parts)).join(', ')
  }

  async function inStyle(css: string) {
    const found = new Map<string, string>()
    for (const [whole, quote, src = ''] of css.matchAll(URLS)) {
      if (!/^(data:|#)/.test(src)) found.set(whole, `url(${quote}${await toHref(src)}${quote})`)
    }
    return css.replace(URLS, whole => found.get(whole) ?? whole)
  }

  async function inJsonAttribute(value: string) {
    try {
      return JSON.stringify(await inJson(JSON.parse(value)))
    } catch {
      return value
    }
  }

  function addPolicy(page: Tree.Document) {
    if (!policy) return
    const isAsked = [...isMadeLive].some(one => one.tagName === 'form')
    const own = policy
      .replace(ONLY_AS_HEADER, '')
      .replace(/form-action [^;]*/, kept => (isAsked ? `${kept} ${live}` : kept))
    const meta = `<meta http-equiv="content-security-policy" content="${escapeHtml(own.trim())}">`
    const [head] = find(page, one => one.tagName === 'head')
    const [charset] = find(page, one => attribute(one, 'charset') !== undefined)
    if (!head) return
    const at = charset ? head.childNodes.indexOf(charset) + 1 : 0
    head.childNodes.splice(at, 0, ...createElements(meta, head))
  }

  function inJson(value: unknown) {
    return rewriteJson(value, live, toHref)
  }

  function toHref(value: string) {
    return links.toHref(value, address)
  }
}

const URLS = /url\((["']?)([^"')]+)\1\)/g

async function rewriteText(element: Tree.Element, rewrite: (text: string) => Promise<string>) {
  for (const child of element.childNodes) {
    if ('value' in child) child.value = await rewrite(child.value)
  }
}
