import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { createTransport as CreateTransport, Transporter } from 'nodemailer'
import { createCounter } from '#base/instruments'
import { type Mail, UnansweredMail } from '#mail'
import { makeFolder } from '#storage'

const mails = createCounter(
  'vitrine_mails_total',
  'Attempts to send a mail, by result: sent or failed.',
  { labeled: true },
)

/** Shorter than the lease of an outbox entry, so that an attempt ends before another process starts one. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Time that a connection waits for another mail. Closing the pool finishes mails in progress first. */
const RETENTION_MS = 2_000

/**
 * Sends a mail. The same id produces the same Message-ID and file name. Throws `UnansweredMail` if
 * the server received the whole message but did not answer.
 */
export type SendMail = (mail: Mail, id: string) => Promise<void>

interface SendOptions {
  smtpUrl: string | undefined
  from: string
  folder: string
  /** For mails in quick succession, such as campaigns. */
  keepsConnection?: boolean
}

/** Sends by SMTP if a URL is given, otherwise writes `.eml` files to a folder. */
export function createSendMail(options: SendOptions): SendMail {
  let made: Promise<SendMail> | undefined
  return async (mail, id) => {
    // The library loads with the first mail.
    made ??= import('nodemailer').then(one => createSendWith(one.createTransport, options))
    const send = await made
    await send(mail, id).then(
      () => mails.add(1, { result: 'sent' }),
      error => {
        mails.add(1, { result: 'failed' })
        throw error
      },
    )
  }
}

function createSendWith(createTransport: typeof CreateTransport, options: SendOptions): SendMail {
  const { smtpUrl, from, folder } = options
  const compose = (mail: Mail, id: string) => {
    const sender = mail.from || from
    return { ...mail, from: sender, messageId: `<${id}@${sender.replace(/^.*@|>.*$/g, '')}>` }
  }
  if (smtpUrl) {
    const received = new Set<string>()
    const transportOf = options.keepsConnection
      ? createKeptTransport(() => {
          const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const
          return watchReceived(createTransport({ url: smtpUrl, ...timeouts, ...pool }), received)
        })
      : () => watchReceived(createTransport({ url: smtpUrl, ...timeouts }), received)
    return async (mail, id) => {
      const composed = compose(mail, id)
      try {
        await transportOf().sendMail(composed)
      } catch (error) {
        const isAnswered = (error as { responseCode?: number }).responseCode !== undefined
        if (isAnswered || !received.has(composed.messageId)) throw error
        throw new UnansweredMail((error as Error).message, { cause: error })
      } finally {
        received.delete(composed.messageId)
      }
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, id) => {
    const sent = await transport.sendMail(compose(mail, id))
    const file = join(folder, `${id}.eml`)
    const write = () => writeFile(`${file}.part`, sent.message as Buffer)
    await write().catch(async error => {
      if (error.code !== 'ENOENT') throw error
      await makeFolder(folder)
      await write()
    })
    await rename(`${file}.part`, file)
  }
}

/** Records the Message-IDs of mails whose last line was sent to the server. */
function watchReceived<Of extends Transporter>(transport: Of, received: Set<string>): Of {
  transport.use('stream', ({ message, data }, done) => {
    const create = message.createReadStream.bind(message)
    // The stream is read after the server has accepted the envelope.
    message.createReadStream = options =>
      create(options).once('end', () => received.add(String(data.messageId)))
    done()
  })
  return transport
}

/** Returns a transport that is reused for mails in quick succession and then closed. */
function createKeptTransport<Of extends { close(): void }>(open: () => Of) {
  let transport: Of | undefined
  let closing: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(closing)
    const own = transport ?? open()
    transport = own
    closing = setTimeout(() => {
      transport = undefined
      own.close()
    }, RETENTION_MS).unref()
    return own
  }
}
