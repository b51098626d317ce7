import postcss, { type Container, CssSyntaxError, type Declaration } from 'postcss'

export interface CustomCss {
  /** CSS to insert into the module's rule; empty if it cannot be parsed. */
  css: string
  /** Removed or invalid parts; `line` counts from 1. */
  problems: { line: number; reason: CssProblem; what: string }[]
}

/** `syntax`: the CSS cannot be parsed. Others name what was removed. */
export type CssProblem = 'syntax' | 'rule' | 'address'

/**
 * Conditions are allowed inside a rule (CSS Nesting 1 §2.3). Other at-rules would affect the whole
 * page or load external files.
 */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style']
/** Properties that ran code in old browsers. */
const OLD_SCRIPTS = /^(behavior|-moz-binding)$/i
/** Functions that load or run something. `url` is checked by its target. */
const LOADERS = /(?:^|[^\w-])(image-set|-webkit-image-set|image|src|expression|cross-fade)\(/i
const URLS = /url\(\s*("[^"]*"|'[^']*'|[^)"']*)\s*\)/gi

/**
 * Sanitizes an owner's CSS for one module: parsed, so that it cannot end the surrounding rule, and
 * without external URLs.
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
  // An escape may hide a function's name; in a string it is harmless.
  if (value.includes('\\') && value.includes('(')) return false
  const withoutUrls = value.replace(URLS, (_, address: string) =>
    isLocalAddress(address.replace(/^["']|["']$/g, '').trim()) ? '' : '\0',
  )
  return !/\0|url\(/i.test(withoutUrls)
}

/** A path of this site, a fragment, or an inline image. */
const isLocalAddress = (address: string) =>
  /^(\/(?![/\\])|#|data:image\/(png|gif|jpeg|webp|avif);)/i.test(address)
