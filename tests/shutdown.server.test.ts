import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { addToOutbox, transactionAdvisoryLock } from '#db'
import { describeDatabases } from './support/databases.ts'
import { startProduction, until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

/** The process gives up after 8 s of its own; on a busy machine starting and ending take longer. */
const MAX_STOP_MS = 20_000

/** A mail server that accepts connections and never responds. */
async function startHangingMailServer() {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.size }
}

describeDatabases('SIGTERM', (openDatabase, kind) => {
  it('exits by itself while a mail server hangs and an import waits for a lock', async () => {
    const services = await openTestServices(openDatabase)
    const { db, shop, clock, env, connection } = services
    const mail = await startHangingMailServer()
    await services.pages.settings.set({ email: 'shop@example.com' })
    const rows = Array.from({ length: 3000 }, (_, row) => `simple,n${row},Pot ${row},1,10`)
    const csv = ['Type,SKU,Name,Published,Regular price', ...rows, ''].join('\n')
    const added = await shop.imports.products.add({
      name: 'pots.csv',
      author: 'Aino',
      content: (async function* () {
        yield Buffer.from(csv)
      })(),
    })
    if (!added.ok) throw new Error(added.reason)
    await shop.imports.idle()
    const payload = { template: 'test', to: 'aino@example.com' }
    await addToOutbox(db, { kind: 'mail', payload }, clock.now())
    const site = await startProduction({
      DATA_DIR: env.dataDir,
      DATABASE_URL: env.databaseUrl,
      SMTP_URL: mail.url,
      PUBLIC_URL: env.publicUrl,
    })
    await until('the mail server is asked', async () => mail.connections() > 0, 20_000)

    const locked = Promise.withResolvers<void>()
    const unlock = Promise.withResolvers<void>()
    const holder =
      kind === 'postgres'
        ? db.transaction().execute(async tx => {
            await transactionAdvisoryLock({ tx, kind: connection.kind }, 'product-imports')
            // A table of every page, so that the process also waits elsewhere.
            await sql`lock table outbox in access exclusive mode`.execute(tx)
            locked.resolve()
            await unlock.promise
          })
        : locked.resolve()
    await locked.promise
    const manager = await signInAs({ services, app: await buildTestApp(services) }, 'shop-manager')
    const run = await fetch(`${site.url}/api/admin/product-imports/${added.id}/run`, {
      method: 'POST',
      headers: {
        cookie: manager.cookie,
        origin: env.publicUrl,
        'content-type': 'application/json',
      },
      body: '{"skipInvalid":false}',
    })
    expect(run.status).toBe(200)

    const startedAt = performance.now()
    await site.stop()
    expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS)
    unlock.resolve()
    await holder
  })
})
