import type { CallProvider } from '#shop'

/** Calls a double; it may be on this machine. */
export const callDouble: CallProvider = async ({ method, url, headers, body }) => {
  const answer = await fetch(url, { method, headers, ...(body && { body }) })
  const received = Object.fromEntries(answer.headers.entries())
  return { status: answer.status, headers: received, body: await answer.text() }
}
