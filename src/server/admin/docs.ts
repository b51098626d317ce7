import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Access } from '#auth'
import { readSession } from '../sign-in/call-auth.ts'
import { toOpenApi } from './openapi.ts'
import type { AdminRoute } from './route.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Admin API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
const START = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#swagger-ui', deepLinking: true })`

/** `/api/docs`: description of the API, for signed-in users. */
export async function docsRoutes(
  app: FastifyInstance,
  deps: {
    access: Access
    publicUrl: string
    /** Folder with Swagger UI. */
    folder: string
    routes: readonly (AdminRoute & { group: string })[]
  },
) {
  await app.register(async docs => {
    docs.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-cache')
      if (await readSession(deps.access, request, reply)) return
      return reply.redirect('/admin/sign-in?next=/api/docs')
    })
    docs.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
    docs.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START))
    docs.get('/api/docs/openapi.json', () => toOpenApi(deps.routes, deps.publicUrl))
    await docs.register(fastifyStatic, {
      root: deps.folder,
      prefix: '/api/docs/files/',
      decorateReply: false,
    })
  })
}
