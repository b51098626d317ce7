import { once } from 'node:events'
import type { CpuProfile } from './summarize.ts'

const SAMPLING_US = 200

/** Records a CPU profile of a process that was started with `--inspect`. */
export async function recordProfile(
  inspectorPort: number,
  act: () => Promise<unknown>,
): Promise<CpuProfile> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`).then(
    response => response.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
  )
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  const send = async <Result>(method: string, params = {}): Promise<Result> => {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent]
      const answer = JSON.parse(data)
      if (answer.id === id) return answer.result
    }
  }
  try {
    await send('Profiler.enable')
    await send('Profiler.setSamplingInterval', { interval: SAMPLING_US })
    await send('Profiler.start')
    await act()
    const { profile } = await send<{ profile: CpuProfile }>('Profiler.stop')
    return profile
  } finally {
    socket.close()
  }
}
