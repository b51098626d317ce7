import type { Session } from '#auth'
import type { Permission } from '#auth/schema'
import { ok, refuse } from '#base'
import type { Pages } from '#pages'
import type { PageKind } from '#pages/schema'

export type PagePermission = Extract<Permission, `pages.${string}`>

/** Authors may do with their own posts what editors may do with every page. Other pages depend on what a template is for. */
export function mayWith(session: Session, kind: PageKind, permission: PagePermission): boolean {
  if (kind === 'template' && permission === 'pages.delete') return session.may('settings.write')
  return session.may(permission) || (kind === 'post' && session.may('posts.write'))
}

/** Whether a page may become one of another kind. */
export function mayTurn(session: Session, from: PageKind, to: PageKind): boolean {
  const isTemplateAgain = (from === 'template') === (to === 'template')
  return mayWith(session, to, 'pages.write') && (isTemplateAgain || session.may('settings.write'))
}

/** Authors put posts below another page: the top level of a site is not theirs to name. */
export function mayPlace(session: Session, path: string | undefined): boolean {
  return path === undefined || session.may('pages.write') || path.indexOf('/', 1) > 0
}

/** The page, if the caller may do this with pages of its kind, and authors with posts of their own. */
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
