/**
 * A bare `node:http` server with the bytes and headers of a page: `bare-process.ts <file>`, where the
 * file holds `{ rawHeaders, body }` with the body in base64. Sends its URL to the parent, and its
 * CPU time in milliseconds for each message.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { rawHeaders, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, rawHeaders)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}/` })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit(0))
