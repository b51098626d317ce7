/**
 * Whether this leads to this site, whatever the browser makes of it: one slash first (two, or `/\\`, name another host), no
 * blanks (browsers drop tabs and line ends, so that `/<tab>/host` would be one).
 */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}
