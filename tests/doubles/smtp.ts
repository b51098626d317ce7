import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpBehaviour = 'accept' | 'refuse' | 'hang' | 'drop'

export interface SmtpDouble {
  url: string
  /** Accepted mails in order, parsed like a mail program. */
  mails: Email[]
  /** Number of unanswered attempts. */
  hanging(): number
  /**
   * Behavior for the next mails: accepted, 451, no response, or accepted without a response because
   * the connection breaks.
   */
  behave(behaviour: SmtpBehaviour): void
  /** Simulates a missing mailbox: 550. */
  forget(address: string): void
  /** Refuses a recipient with this code and text, such as `550` and `5.7.1 blocked`. */
  refuse(address: string, code: number, text: string): void
  /** Accepts the recipient again. */
  accept(address: string): void
  /** Number of attempts for a recipient. */
  tries(address: string): number
  /** Closes unanswered connections. */
  hangUp(): void
  stop(): Promise<void>
}

/** A local mail server that stores received mails, for everybody or with this password. */
export async function startSmtp(
  port = 0,
  { password }: { password?: string } = {},
): Promise<SmtpDouble> {
  const mails: Email[] = []
  const waiting: ((error: Error) => void)[] = []
  const refusals = new Map<string, { code: number; text: string }>()
  const tries = new Map<string, number>()
  let behaviour: SmtpBehaviour = 'accept'
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth(given, _session, answer) {
      if (given.password === password) answer(null, { user: given.username })
      else answer(new Error('Wrong password'))
    },
    closeTimeout: 100,
    logger: false,
    onMailFrom(_address, _session, answer) {
      if (behaviour === 'hang') waiting.push(answer)
      else if (behaviour === 'refuse') {
        answer(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      } else answer()
    },
    onRcptTo({ address }, _session, answer) {
      tries.set(address, (tries.get(address) ?? 0) + 1)
      const refusal = refusals.get(address)
      if (!refusal) return answer()
      answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        if (behaviour === 'drop') sockets.get(session.remotePort)?.destroy()
        else answer()
      })
    },
  })
  server.on('error', () => {})
  const sockets = new Map<number, Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.set(socket.remotePort ?? 0, socket)
  })
  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')
  const { port: own } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${own}`,
    mails,
    hanging: () => waiting.length,
    behave(next) {
      behaviour = next
    },
    forget: address => refusals.set(address, { code: 550, text: 'No such mailbox' }),
    refuse: (address, code, text) => refusals.set(address, { code, text }),
    accept: address => refusals.delete(address),
    tries: address => tries.get(address) ?? 0,
    hangUp() {
      const error = Object.assign(new Error('Gone'), { responseCode: 421 })
      for (const answer of waiting.splice(0)) answer(error)
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}
