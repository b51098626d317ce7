import type { Session } from '#auth'
import type { Permission } from '#auth/schema'
import { ok, refuse } from '#base'
import type { Pages } from '#pages'
import type { PageKind } from '#pages/schema'

export type PagePermission = Extract<Permission, `pages.${string}`>

/**
 * Authors have the rights of editors on their own posts. Templates are excluded, because other
 * pages depend on them.
 */
export function mayWith(session: Session, kind: PageKind, permission: PagePermission): boolean {
  if (kind === 'template' && permission === 'pages.delete') return session.may('settings.write')
  return session.may(permission) || (kind === 'post' && session.may('posts.write'))
}

/** Whether the user may change the kind of a page. */
export function mayTurn(session: Session, from: PageKind, to: PageKind): boolean {
  const isTemplateAgain = (from === 'template') === (to === 'template')
  return mayWith(session, to, 'pages.write') && (isTemplateAgain || session.may('settings.write'))
}

/** Whether the user may use this path. Authors can only create posts below another page. */
export function mayPlace(session: Session, path: string | undefined): boolean {
  return path === undefined || session.may('pages.write') || path.indexOf('/', 1) > 0
}

/** Returns the page if the user may do this with it. Authors are limited to their own posts. */
export async function findEditable(
  pages: Pages,
  session: Session,
  id: string,
  permission: PagePermission,
) {
  const page = await pages.editing.findItem(id)
  if (!page) return refuse('not-found')
  const isOwn = session.may(permission) || page.createdBy === session.member.id
  return isOwn && mayWith(session, page.kind, permission) ? ok({ page }) : refuse('forbidden')
}
