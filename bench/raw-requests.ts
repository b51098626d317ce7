import { connect } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/**
 * Sends requests over a raw socket, one after another, and reads responses by length. This takes
 * less CPU time than an HTTP client.
 * @param isWanted Called before each request; the connection ends when it returns false.
 */
export function requestRepeatedly(
  target: { url: string; headers: Record<string, string> },
  isWanted: () => boolean,
): Promise<void> {
  const { hostname, port, pathname, search, host } = new URL(target.url)
  const lines = Object.entries({ host, ...target.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, next)
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.once('close', () => resolve())
    /** Remaining bytes of the response body; undefined while reading headers. */
    let missing: number | undefined
    let head = Buffer.alloc(0)

    function next() {
      if (isWanted()) socket.write(request)
      else socket.destroy()
    }

    socket.on('data', part => {
      if (missing === undefined) {
        head = Buffer.concat([head, part])
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        try {
          const received = head.length - end - END_OF_HEAD.length
          missing = lengthOf(head.toString('latin1', 0, end)) - received
        } catch (error) {
          socket.destroy()
          reject(error)
          return
        }
      } else missing -= part.length
      if (missing > 0) return
      missing = undefined
      head = Buffer.alloc(0)
      next()
    })
  })
}

/** Sends a number of requests over several connections. */
export async function sendRequests(
  target: { url: string; headers: Record<string, string> },
  { count, connections }: { count: number; connections: number },
): Promise<void> {
  let left = count
  const isWanted = () => left-- > 0
  await Promise.all(Array.from({ length: connections }, () => requestRepeatedly(target, isWanted)))
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(head)
  return Number(length)
}
