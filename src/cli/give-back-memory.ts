import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What starting needed: V8 would keep it, some 20 MB, for as long as little is asked of the server. */
export function giveBackMemory() {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  collect({ type: 'major', flavor: 'last-resort', execution: 'async' })
}
