import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#base'

/** Time for answers in flight when the server is told to stop; less than the process has (`STOP_MS`). */
const GRACE_MS = 5 * SECOND

/**
 * A browser opens connections before it needs them. Node takes those for busy until they have sent something, and would wait a
 * minute and a half for them: they are closed at once, and what is not answered in time with them.
 */
export function closeConnections(app: FastifyInstance) {
  const sockets = new Set<Socket>()
  app.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const atLast = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    app.server.once('close', () => clearTimeout(atLast))
  })
}
