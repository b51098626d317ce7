import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MINUTE, SECOND } from '#base'
import { type Env, hasCopies } from '../env.ts'
import type { Assets } from './assets.ts'
import { type BuildFiles, buildFolders } from './build-files.ts'

/** A storage that does not answer delays a start no longer. */
const MAX_WAIT_MS = 30 * SECOND

/**
 * Stores the files of this build for all copies. With other processes, this ends before the server
 * listens, because its pages name files that older copies are asked for. A single process does it
 * while it serves.
 */
export async function shareBuild(
  app: FastifyInstance,
  { env, assets, buildFiles }: { env: Env; assets: Assets; buildFiles: BuildFiles },
) {
  const ending = new AbortController()
  const { signal } = ending
  app.addHook('onClose', async () => ending.abort())
  const folders = buildFolders(assets)

  async function shareUntilDone(parallel: number) {
    while (!signal.aborted) {
      try {
        return await buildFiles.share(folders, { signal, parallel })
      } catch (error) {
        app.log.warn({ err: error }, 'other copies cannot send the scripts of this version yet')
        firstTry.resolve()
        await wait(MINUTE, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }
  const firstTry = Promise.withResolvers<void>()
  if (!hasCopies(env)) {
    app.addHook('onListen', async () => {
      shareUntilDone(1)
    })
    return
  }
  const done = shareUntilDone(8)
  const timeout = wait(MAX_WAIT_MS, undefined, { signal, ref: false }).catch(() => {})
  await Promise.race([done, firstTry.promise, timeout])
}
