import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Assets } from './assets.ts'

/** Scripts, styles and fonts of the build, whose names change with their content. */
export async function assetRoutes(app: FastifyInstance, assets: Assets) {
  const folders: [string, string | undefined][] = [
    ['/fonts/', assets.fonts],
    ['/assets/', assets.folder && join(assets.folder, 'assets')],
    ['/staff/', assets.staffFolder && join(assets.staffFolder, 'staff')],
  ]
  for (const [prefix, root] of folders) {
    if (!root) continue
    const files = { immutable: true, maxAge: '365d', preCompressed: true, decorateReply: false }
    await app.register(fastifyStatic, { ...files, root, prefix })
  }
}
