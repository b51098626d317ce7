import { connect, type Socket } from 'node:net'

/** Opens connections that send a request header by header and never end it. */
export async function openSlowConnections(port: number, count: number) {
  const sockets: Socket[] = []
  let refused = 0
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>(resolve => {
          const socket = connect(port, '127.0.0.1')
          sockets.push(socket)
          socket.once('connect', () => {
            socket.write('GET / HTTP/1.1\r\nHost: slow.example\r\n')
            resolve()
          })
          socket.on('error', () => {
            refused++
            resolve()
          })
        }),
    ),
  )
  let line = 0
  const timer = setInterval(() => {
    line++
    for (const socket of sockets) if (socket.writable) socket.write(`X-Line-${line}: slow\r\n`)
  }, 1000)
  return {
    refused: () => refused,
    open: () => sockets.filter(({ readyState }) => readyState === 'open').length,
    close() {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}
