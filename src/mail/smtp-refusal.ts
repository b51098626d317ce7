import { isRecord } from '#base'

/** A mail server's negative reply to one message. */
export interface SmtpRefusal {
  /** Reply code (RFC 5321 §4.2): 4xx asks to try again, 5xx is final. */
  code: number
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string | undefined
  command: 'MAIL FROM' | 'RCPT TO' | 'DATA'
  isPermanent: boolean
}

const MESSAGE_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'] as const
const STATUS = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\d)/

/** Reads an error of the SMTP client. Undefined for failed connections and sign-ins, which are not about the message. */
export function smtpRefusal(error: unknown): SmtpRefusal | undefined {
  if (!isRecord(error)) return undefined
  const code = Number(error.responseCode)
  const command = MESSAGE_COMMANDS.find(one => one === error.command)
  if (!command || !(code >= 400 && code < 600)) return undefined
  const status = STATUS.exec(String(error.response ?? ''))?.[1]
  return { code, status, command, isPermanent: code >= 500 }
}

/** RFC 3463 §3.2: addressing. Without an enhanced code, the reply codes of RFC 5321 §4.2.3 for a missing mailbox. */
export function isNoSuchMailbox({ code, status, command }: SmtpRefusal): boolean {
  if (command !== 'RCPT TO' || code < 500) return false
  return status
    ? status.startsWith('5.1.') && !SENDER_ADDRESS.test(status)
    : [550, 551, 553].includes(code)
}

/** RFC 3463 §3.8: a policy of the receiving server, such as a block list that holds the sender's IP address. */
export function isSenderBlocked({ code, status }: SmtpRefusal): boolean {
  return code >= 500 && (status?.startsWith('5.7.') ?? false)
}

/** 5.1.7 and 5.1.8 are about the sender's own address. */
const SENDER_ADDRESS = /^5\.1\.[78]$/
