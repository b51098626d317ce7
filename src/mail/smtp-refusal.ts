import { isRecord } from '#base'

/** A mail server's negative reply to a message. */
export interface SmtpRefusal {
  /** Reply code (RFC 5321 §4.2): 4xx is temporary, 5xx permanent. */
  code: number
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string | undefined
  command: 'MAIL FROM' | 'RCPT TO' | 'DATA'
  isPermanent: boolean
  /** Whether it is about the sender, its server or the message, as the status says or else the words. */
  isAboutSender: boolean
}

const MESSAGE_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'] as const
/** Finds the code in any position: `550 5.1.1 …`, `550 #5.1.1`, `550 <a@b.example>: 5.1.1 …`, `smtp; 550-5.7.1`; not in an IP address. */
const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\d|\.\d)/
/** As far as a status is looked for. */
const MAX_RESPONSE = 500
/** Words of servers without enhanced codes that block a sender or message. */
const SENDER_WORDS =
  /spam|block(?:ed|ing|\s?list)|black\s?list|deny\s?list|reputation|policy|policies|\bspf\b|dkim|dmarc|sender|relay|authenticat|not authori[sz]ed|rate limit|too many|banned|abuse|virus/i

/**
 * Extracts a reply from an SMTP client error. Undefined for connection and sign-in failures, which
 * are not about the message.
 */
export function smtpRefusal(error: unknown): SmtpRefusal | undefined {
  if (!isRecord(error)) return undefined
  const code = Number(error.responseCode)
  const command = MESSAGE_COMMANDS.find(one => one === error.command)
  if (!command || !(code >= 400 && code < 600)) return undefined
  const response = String(error.response ?? '').slice(0, MAX_RESPONSE)
  const status = readStatus(response)
  const isAboutSender = status ? isStatusOfSender(status) : SENDER_WORDS.test(response)
  return { code, status, command, isPermanent: code >= 500, isAboutSender }
}

/** The first enhanced status code (RFC 3463) in a reply. */
export const readStatus = (text: string): string | undefined =>
  STATUS.exec(text.slice(0, MAX_RESPONSE))?.[1]

/** RFC 3463 §3.8: a policy of the receiving server; 5.1.7 and 5.1.8 are about the sender's own address. */
export const isStatusOfSender = (status: string) => /^\d\.7\.|^\d\.1\.[78]$/.test(status)

/** RFC 3463 §3.2: addressing. Without an enhanced code, the reply codes of RFC 5321 §4.2.3 for a missing mailbox. */
export function isNoSuchMailbox({ code, status, command, isAboutSender }: SmtpRefusal): boolean {
  if (command !== 'RCPT TO' || code < 500 || isAboutSender) return false
  return status ? status.startsWith('5.1.') : [550, 551, 553].includes(code)
}

/** RFC 3463 §3.8: a policy of the receiving server, such as a block list that holds the sender's IP address. */
export function isSenderBlocked({ code, status, isAboutSender }: SmtpRefusal): boolean {
  return code >= 500 && (status ? status.startsWith('5.7.') : isAboutSender)
}
