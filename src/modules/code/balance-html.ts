import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isProviderPage, providerSource } from '#media-ui'

/** Elements that affect the surrounding page, or are parsed differently with and without scripting. */
const LEFT_OUT = new Set(['base', 'noscript', 'plaintext', 'frameset'])
const RUNS =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i

const PLAYS = new Set(['video', 'audio', 'source'])

export interface Balanced {
  html: string
  /** Text of each executable inline script as the browser will parse it. */
  scripts: string[]
}

/**
 * Balances code as a part of a page (HTML §13.2): it closes everything it opens and nothing else.
 * Empty if that is impossible.
 */
export function balanceHtml(written: string): Balanced {
  const fragment = parseFragment(createPlace(), written, {})
  const scripts: string[] = []
  tidy(fragment, scripts)
  const html = serialize(fragment)
  return staysInPlace(html) ? { html, scripts } : { html: '', scripts: [] }
}

/** Parsed as the content of a `div`. */
function createPlace(): Tree.Element {
  return parseFragment('<div></div>').childNodes[0] as Tree.Element
}

function tidy(parent: Tree.ParentNode, scripts: string[]) {
  parent.childNodes = parent.childNodes.filter(node => !LEFT_OUT.has(node.nodeName))
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    if ('content' in node) tidy(node.content, [])
    if (PLAYS.has(node.tagName)) hideProviders(node)
    const attribute = (name: string) => node.attrs.find(one => one.name === name)?.value
    const isInline = node.tagName === 'script' && attribute('src') === undefined
    if (isInline && RUNS.test(attribute('type')?.trim() ?? '')) {
      scripts.push(node.childNodes.map(child => ('value' in child ? child.value : '')).join(''))
    }
    tidy(node, scripts)
  }
}

/** Browsers would load the page of a provider as a file; the player loads it after a press. */
function hideProviders(element: Tree.Element) {
  const src = element.attrs.find(({ name }) => name === 'src')
  if (!src || !isProviderPage(src.value)) return
  if (element.tagName !== 'source') {
    src.name = 'data-src'
    return
  }
  const own = Object.entries(providerSource(src.value)).map(([name, value]) => ({ name, value }))
  const others = element.attrs.filter(attr => own.every(({ name }) => name !== attr.name))
  element.attrs = [...own, ...others]
}

/** Some text parses differently after serialization and would swallow the following content. */
function staysInPlace(html: string): boolean {
  const page = parse(`<!doctype html><body><div>${html}</div><i></i>`)
  const root = page.childNodes.find(node => node.nodeName === 'html') as Tree.Element
  const body = root.childNodes.find(node => node.nodeName === 'body') as Tree.Element | undefined
  return body?.childNodes.map(node => node.nodeName).join(' ') === 'div i'
}
