import postcss, { type Container, CssSyntaxError, type Declaration } from 'postcss'

export interface CustomCss {
  /** What is left of it, to stand inside the module's rule; empty when it cannot be read. */
  css: string
  /** What was left out, or why nothing is left; `line` counts from 1. */
  problems: { line: number; reason: CssProblem; what: string }[]
}

/** `syntax`: it cannot be read. The others name what is not taken. */
export type CssProblem = 'syntax' | 'rule' | 'address'

/** Conditions may stand inside a rule (CSS Nesting 1 §2.3); the rest would reach beyond the module, or load from elsewhere. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style']
/** Run code in browsers of the past. */
const OLD_SCRIPTS = /^(behavior|-moz-binding)$/i
/** Functions that load, or run, something; `url` is looked at by its address. */
const LOADERS = /(?:^|[^\w-])(image-set|-webkit-image-set|image|src|expression|cross-fade)\(/i
const URLS = /url\(\s*("[^"]*"|'[^']*'|[^)"']*)\s*\)/gi

/**
 * CSS that somebody wrote for one module: parsed, so that no brace of it ends the rule around it, and without what loads
 * from other hosts.
 */
export function cleanCustomCss(written: string): CustomCss {
  const problems: CustomCss['problems'] = []
  let root: Container
  try {
    root = postcss.parse(written)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return { css: '', problems: [{ line: error.line ?? 1, reason: 'syntax', what: error.reason }] }
  }
  root.walkComments(comment => {
    comment.remove()
  })
  root.walkAtRules(rule => {
    if (CONDITIONS.includes(rule.name.toLowerCase())) return
    problems.push({ line: rule.source?.start?.line ?? 1, reason: 'rule', what: `@${rule.name}` })
    rule.remove()
  })
  root.walkDecls(declaration => {
    if (isLocal(declaration)) return
    const line = declaration.source?.start?.line ?? 1
    problems.push({ line, reason: 'address', what: declaration.prop })
    declaration.remove()
  })
  return { css: root.toString().trim(), problems }
}

function isLocal({ prop, value }: Declaration): boolean {
  if (OLD_SCRIPTS.test(prop) || LOADERS.test(value)) return false
  // An escape may hide a function's name; in a text that is shown it hides nothing.
  if (value.includes('\\') && value.includes('(')) return false
  const withoutUrls = value.replace(URLS, (_, address: string) =>
    isLocalAddress(address.replace(/^["']|["']$/g, '').trim()) ? '' : '\0',
  )
  return !/\0|url\(/i.test(withoutUrls)
}

/** A path of this site, a part of the page, or a picture in the text itself. */
const isLocalAddress = (address: string) =>
  /^(\/(?![/\\])|#|data:image\/(png|gif|jpeg|webp|avif);)/i.test(address)
