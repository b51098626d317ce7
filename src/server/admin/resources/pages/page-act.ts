import type { Permission } from '#auth/schema'
import type { Refusal, Success } from '#base'
import type { Pages } from '#pages'
import { IdParams } from '../../list.ts'
import type { RefusalReason } from '../../refusals.ts'
import { adminRoute } from '../../route.ts'
import { answerItem } from './answer.ts'
import { findEditable, type PagePermission } from './find-editable.ts'
import { PageItemSchema } from './schemas.ts'

/** Route that performs one operation on a page and returns the page. */
export function pageAct(
  pages: Pages,
  {
    permission,
    act,
    ...route
  }: {
    path: `/${string}`
    summary: string
    allow: readonly Permission[]
    audit: `${string}.${string}`
    permission: PagePermission
    act(id: string): Promise<Success | Refusal<RefusalReason>>
  },
) {
  return adminRoute({
    ...route,
    method: 'POST',
    params: IdParams,
    answer: PageItemSchema,
    handle: async ({ params, session, audit }) => {
      const found = await findEditable(pages, session, params.id, permission)
      if (!found.ok) return found
      audit({ id: params.id, label: found.page.path })
      const done = await act(params.id)
      return done.ok ? answerItem(pages, params.id) : done
    },
  })
}
