/**
 * A process of the built-in load generator: sends requests over a raw socket, reads responses by
 * length, and prints their number.
 */
import { connect } from 'node:net'

interface Task {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

const { url, headers, connections, seconds }: Task = JSON.parse(process.argv[2] ?? '')
const { hostname, port, pathname, host } = new URL(url)
const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`
const END_OF_HEAD = '\r\n\r\n'
let answered = 0

function open() {
  const socket = connect(Number(port), hostname, () => socket.write(request))
  socket.setNoDelay(true)
  /** Remaining bytes of the response body; undefined while reading headers. */
  let missing: number | undefined
  let head = Buffer.alloc(0)
  socket.on('data', part => {
    if (missing === undefined) {
      head = Buffer.concat([head, part])
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      missing = lengthOf(head.toString('latin1', 0, end)) - (head.length - end - END_OF_HEAD.length)
    } else missing -= part.length
    if (missing > 0) return
    answered++
    missing = undefined
    head = Buffer.alloc(0)
    socket.write(request)
  })
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(head)
  return Number(length)
}

for (let count = 0; count < connections; count++) open()
setTimeout(() => {
  console.log(answered)
  process.exit(0)
}, seconds * 1000)
