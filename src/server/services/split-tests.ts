import type { Access } from '#auth'
import { can } from '#auth/schema'
import { createSplitTests } from '#split-test'
import type { ServiceContext } from './context.ts'

/** Notifies everyone who may publish pages. */
export function createSiteSplitTests({ db, clock, secret }: ServiceContext, access: Access) {
  return createSplitTests({
    db,
    clock,
    secret,
    notificationRecipients: async () =>
      (await access.staff.list())
        .filter(one => one.disabledAt === undefined && can(one.role, 'pages.publish'))
        .map(({ email }) => email),
  })
}
