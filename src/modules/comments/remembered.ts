import { decodePercent } from '#base'
/** SH-6: cookie that remembers a commenter who asked for it. */
export const COMMENTER_COOKIE = 'vt_commenter'
export const REMEMBERED_SECONDS = 365 * 24 * 60 * 60

/** Commenter stored in the cookie. */
export interface Commenter {
  name: string
  email: string
  website: string
}

export function writeCommenter({ name, email, website }: Commenter): string {
  return JSON.stringify({ name, email, website })
}

/** Parses `document.cookie`; undefined if no commenter is stored. */
export function readCommenter(cookies: string): Commenter | undefined {
  const found = cookies.split('; ').find(one => one.startsWith(`${COMMENTER_COOKIE}=`))
  if (!found) return undefined
  try {
    const stored = JSON.parse(decodePercent(found.slice(COMMENTER_COOKIE.length + 1)))
    const text = (name: keyof Commenter) => (typeof stored[name] === 'string' ? stored[name] : '')
    const commenter = { name: text('name'), email: text('email'), website: text('website') }
    return commenter.name ? commenter : undefined
  } catch {
    return undefined
  }
}
