import { beforeAll, beforeEach } from 'vitest'
import type { Connection } from '#db'
import type { ShopSettings } from '#shop/schema'
import type { OpenDatabase } from './databases.ts'
import { createTestShop } from './test-shop.ts'

/** One database for a suite; for each of its tests a shop and its clock. */
export function prepareShop(open: OpenDatabase) {
  let connection: Connection
  let current: ReturnType<typeof createTestShop>
  const configure = (settings: Partial<ShopSettings> = {}) => {
    current = createTestShop(connection, settings)
  }
  beforeAll(async () => {
    connection = await open()
    configure()
  })
  beforeEach(() => configure())
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
    /** Other settings for the rest of the test; what is stored stays. */
    configure,
  }
}
