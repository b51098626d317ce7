import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Assets } from './assets.ts'
import { type BuildFiles, buildFolders, type SharedFolder } from './build-files.ts'
import { sendBuildFile } from './send-build-file.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Scripts, styles and fonts of the build, whose names change with their content. Files that only
 * other builds have are sent from the storage.
 */
export async function assetRoutes(
  app: FastifyInstance,
  assets: Assets,
  { buildFiles, answerMissing }: { buildFiles: BuildFiles; answerMissing: Answer },
) {
  const options = { immutable: true, maxAge: '365d', preCompressed: true, decorateReply: false }
  await app.register(fastifyStatic, { ...options, root: assets.fonts, prefix: '/fonts/' })
  for (const [folder, root] of Object.entries(buildFolders(assets))) {
    const prefix = `/${folder}`
    await app.register(
      async scope => {
        scope.setNotFoundHandler(async (request, reply) => {
          const isSent = await sendBuildFile(buildFiles, folder as SharedFolder, request, reply)
          if (isSent) return reply
          // The file may be there soon, and shared caches would keep the answer.
          reply.header('cache-control', 'no-store')
          return answerMissing(request, reply)
        })
        await scope.register(fastifyStatic, { ...options, root })
      },
      { prefix },
    )
  }
}
