import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isProviderPage, providerSource } from '#module-kit'

/** Change the page around them, or are read in two ways: with a script that runs and without. */
const LEFT_OUT = new Set(['base', 'noscript', 'plaintext', 'frameset'])
const RUNS =
  /^$|^module$|^importmap$|^speculationrules$|^(text|application)\/(x-)?(java|ecma)script$/i

const PLAYS = new Set(['video', 'audio', 'source'])

export interface Balanced {
  html: string
  /** The text of each inline script that runs, as the browser will read it. */
  scripts: string[]
}

/**
 * Code as a part of a page (HTML §13.2): whatever it opens it closes, and it closes nothing that it has not opened. Empty where that
 * cannot be said of it.
 */
export function balanceHtml(written: string): Balanced {
  const fragment = parseFragment(createPlace(), written, {})
  const scripts: string[] = []
  tidy(fragment, scripts)
  const html = serialize(fragment)
  return staysInPlace(html) ? { html, scripts } : { html: '', scripts: [] }
}

/** It is read as what stands in a `div`. */
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

/** Some text reads otherwise once it was written out: then it would swallow what follows. */
function staysInPlace(html: string): boolean {
  const page = parse(`<!doctype html><body><div>${html}</div><i></i>`)
  const root = page.childNodes.find(node => node.nodeName === 'html') as Tree.Element
  const body = root.childNodes.find(node => node.nodeName === 'body') as Tree.Element | undefined
  return body?.childNodes.map(node => node.nodeName).join(' ') === 'div i'
}
