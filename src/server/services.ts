import { join } from 'node:path'
import { systemClock } from '#base'
import { type Connection, connect, createRunner, migrate, type OutboxHandler } from '#db'
import { modules } from '#modules'
import { cleanHtml, createFolderStore, createPages } from '#pages'
import { createDocuments } from '#render'
import type { Env } from './env.ts'
import { createSendMail } from './mail.ts'
import { readSecret } from './secret.ts'

/** The domains of a site on one database, without HTTP: what commands and the server share. */
export function createServices(env: Env, connection: Connection) {
  const { db } = connection
  const clock = systemClock
  const documents = createDocuments(modules)
  const secret = readSecret(env.dataDir, env.secretKey)
  const pages = createPages({
    db,
    clock,
    store: createFolderStore(join(env.dataDir, 'media')),
    validate: documents.validate,
    clean: document => documents.clean(document, { html: cleanHtml }),
  })
  const sendMail = createSendMail({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    folder: join(env.dataDir, 'mail'),
  })
  return { db, clock, documents, secret, pages, sendMail }
}

export type AllServices = ReturnType<typeof createServices>

/** Opens the database, brings its schema up to date and wires everything on it. */
export async function openServices(env: Env) {
  const connection = await connect({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  try {
    await migrate(connection.db, connection.kind)
  } catch (error) {
    await connection.close()
    throw error
  }
  return { ...createServices(env, connection), connection, close: connection.close }
}

/** What runs in the background of a server process. */
export function createBackground(
  services: AllServices,
  handlers: Record<string, OutboxHandler>,
  onError: (error: unknown, what: string) => void,
) {
  return createRunner({
    db: services.db,
    clock: services.clock,
    handlers,
    tasks: [
      {
        name: 'publish-due',
        everyMs: 1000,
        run: () => services.pages.publishDue(),
      },
    ],
    onError,
  })
}
