import type { Session } from '#auth'
import type { Permission } from '#auth/schema'
import { ok, refuse } from '#base'
import type { Pages } from '#pages'
import type { PageKind } from '#pages/schema'

export type PagePermission = Extract<Permission, `pages.${string}`>

/** Authors may do with posts what editors may do with every page. */
export function mayWith(session: Session, kind: PageKind, permission: PagePermission): boolean {
  return session.may(permission) || (kind === 'post' && session.may('posts.write'))
}

/** Authors put posts below another page: the top level of a site is not theirs to name. */
export function mayPlace(session: Session, path: string | undefined): boolean {
  return path === undefined || session.may('pages.write') || path.indexOf('/', 1) > 0
}

/** The page, if the caller may do this with pages of its kind. */
export async function findEditable(
  pages: Pages,
  session: Session,
  id: string,
  permission: PagePermission,
) {
  const page = await pages.editing.findItem(id)
  if (!page) return refuse('not-found')
  return mayWith(session, page.kind, permission) ? ok({ page }) : refuse('forbidden')
}
