import type { IncomingMessage } from 'node:http'

/** Request headers that decide how a cached page is answered. */
export interface FrontHeaders {
  hosts: number
  acceptEncoding: string
  cookie: string
  ifNoneMatch: string | undefined
}

/**
 * Reads these headers in one pass. `request.headers` would build an object of all headers, which
 * costs as much as the rest of the answer.
 */
export function readFrontHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) {
  const found: FrontHeaders = { hosts: 0, acceptEncoding: '', cookie: '', ifNoneMatch: undefined }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const value = rawHeaders[index + 1] ?? ''
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'host') found.hosts++
        break
      case 6:
        if (name.toLowerCase() === 'cookie') found.cookie = join(found.cookie, '; ', value)
        break
      case 13:
        if (name.toLowerCase() === 'if-none-match') {
          found.ifNoneMatch = join(found.ifNoneMatch ?? '', ', ', value)
        }
        break
      case 15:
        if (name.toLowerCase() === 'accept-encoding') {
          found.acceptEncoding = join(found.acceptEncoding, ', ', value)
        }
        break
    }
  }
  return found
}

const join = (known: string, separator: string, value: string) =>
  known === '' ? value : known + separator + value
