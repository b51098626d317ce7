/** A process of the built-in load generator. Prints the number of responses. */
import { requestRepeatedly } from './raw-requests.ts'

interface Task {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

const { connections, seconds, ...target }: Task = JSON.parse(process.argv[2] ?? '')
let sent = 0
const isWanted = () => {
  sent++
  return true
}
for (let count = 0; count < connections; count++) requestRepeatedly(target, isWanted)
setTimeout(() => {
  // The last request of each connection is not answered yet.
  console.log(sent - connections)
  process.exit(0)
}, seconds * 1000)
