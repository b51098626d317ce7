/** Development server: Vite serves browser code; the server runs from source and restarts on changes. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'

const http = createServer()
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  server: { middlewareMode: true, hmr: { server: http } },
})
const environment = vite.environments.server
let current = start()

async function start() {
  const { startDevelopment } = await environment.runner.import('/src/server/development.ts')
  return startDevelopment(http)
}

let timer
// All events, because a new module is a new folder. Editors and git write several files at once.
vite.watcher.on('all', (_event, file) => {
  if (!/\/(src|demo)\//.test(file) || file.includes('/media/')) return
  clearTimeout(timer)
  timer = setTimeout(restart, 50)
})

function restart() {
  current = current
    .then(running => running.stop())
    .catch(() => {})
    .then(() => {
      environment.runner.clearCache()
      environment.moduleGraph.invalidateAll()
      return start()
    })
  current.then(
    () => vite.environments.visitor.hot.send({ type: 'full-reload' }),
    error => console.error(error),
  )
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    current.then(
      running => running.handle(request, response),
      error => response.writeHead(500).end(String(error?.stack ?? error)),
    )
  })
})
const { url, listen } = await current
http.listen(listen.port, listen.host, () => console.log(`Vitrine (development) at ${url}`))
