import tokens from './css/tokens.css?inline'

/** Names of the colours that a site is made of, in the order of the style sheet; modules store the name. */
export const colourTokens: readonly string[] = [
  ...new Set([...tokens.matchAll(/--([a-z-]+):\s*#[0-9a-f]{6}/g)].map(([, name]) => name ?? '')),
]
