import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#base'

/** Time for open responses when the server is stopped; less than the process has (`STOP_MS`). */
const GRACE_MS = 5 * SECOND

/**
 * Closes connections when the server stops. Browsers open connections in advance, and Node would
 * wait 90 seconds for unused ones, so these are closed at once. Open responses get the grace
 * period.
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
