import { beforeAll, beforeEach } from 'vitest'
import type { Connection } from '#db'
import type { ShopSettings, TaxRule } from '#shop/schema'
import type { ShopDeps } from '../../src/shop/deps.ts'
import type { OpenDatabase } from './databases.ts'
import { createTestShop } from './test-shop.ts'

/** One database per suite, with a shop and clock per test. */
export function prepareShop(open: OpenDatabase) {
  let connection: Connection
  let current: ReturnType<typeof createTestShop>
  const configure = (
    settings: Partial<ShopSettings> & { taxes?: TaxRule[] } = {},
    deps: Partial<ShopDeps> = {},
  ) => {
    current = createTestShop(connection, settings, deps)
  }
  beforeAll(async () => {
    connection = await open()
    configure()
  })
  beforeEach(() => configure({ taxes: [] }))
  return {
    get db() {
      return connection.db
    },
    get shop() {
      return current.shop
    },
    get clock() {
      return current.clock
    },
    /** Changes settings for the rest of the test without storing them. */
    configure,
  }
}
