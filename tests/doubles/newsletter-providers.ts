import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export const MAILCHIMP_KEY = '0123456789abcdef-us6'
export const BREVO_KEY = 'xkeysib-0123456789'

/** How the next calls are answered. */
export type ProviderBehaviour = 'works' | 'too-many' | 'broken' | 'nonsense' | 'nothing'

interface Call {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  text: string
}
type Answer = [status: number, body?: unknown]

/** Doubles of Mailchimp's and Brevo's HTTP APIs for sign-ups, and a webhook receiver. */
export async function startProviders() {
  const calls: Call[] = []
  /** Mailchimp members by hash, Brevo contacts by address. */
  const members = new Map<string, { email: string; status: string; fields: unknown }>()
  let behaviour: ProviderBehaviour = 'works'
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { method = '', url = '', headers } = request
      const call = { method, path: url, headers, body: JSON.parse(text), text }
      calls.push(call)
      if (behaviour === 'nothing') return request.socket.destroy()
      const [status, body] = answerOf(call)
      response.statusCode = status
      response.end(typeof body === 'string' ? body : body && JSON.stringify(body))
    })
  })

  function answerOf(call: Call): Answer {
    if (behaviour === 'too-many') return [429, { message: 'Too many requests', title: 'Too Many' }]
    if (behaviour === 'broken') return [500, { detail: 'An unexpected internal error' }]
    if (behaviour === 'nonsense') return [200, '<html>Maintenance</html>']
    if (call.path.startsWith('/3.0/')) return mailchimp(call)
    if (call.path.startsWith('/v3/')) return brevo(call)
    return [call.path === '/hook' ? 204 : 404]
  }

  function mailchimp({ method, path, headers, body }: Call): Answer {
    const [, list, hash = ''] = /^\/3\.0\/lists\/(\w+)\/members\/(\w+)$/.exec(path) ?? []
    const [, password] = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64')
      .toString()
      .split(':')
    if (password !== MAILCHIMP_KEY) return [401, { title: 'API Key Invalid' }]
    if (list !== 'audience1') return [404, { title: 'Resource Not Found' }]
    const known = members.get(hash)
    if (method === 'PATCH') {
      if (!known) return [404, { title: 'Resource Not Found' }]
      known.status = String(body.status)
      return [200, { status: known.status }]
    }
    const email = String(body.email_address)
    if (createHash('md5').update(email.toLowerCase()).digest('hex') !== hash) {
      return [400, { title: 'Bad Request', detail: 'The hash is of another address.' }]
    }
    if (email.endsWith('@fake.example')) {
      const detail = `${email} looks fake or invalid, please enter a real email address.`
      return [400, { title: 'Invalid Resource', detail }]
    }
    const status = known?.status ?? String(body.status_if_new)
    members.set(hash, { email, status, fields: body.merge_fields })
    return [200, { status, email_address: email }]
  }

  function brevo({ method, path, headers, body }: Call): Answer {
    if (headers['api-key'] !== BREVO_KEY) {
      return [401, { code: 'unauthorized', message: 'Key not found' }]
    }
    const email = String(body.email)
    if (email.endsWith('@fake.example')) {
      return [400, { code: 'invalid_parameter', message: 'Invalid email address' }]
    }
    const asks = path === '/v3/contacts/doubleOptinConfirmation'
    if (method !== 'POST' || (path !== '/v3/contacts' && !asks)) return [404]
    const lists = (asks ? body.includeListIds : body.listIds) as unknown[]
    if (!lists?.every(Number.isInteger))
      return [400, { code: 'missing_parameter', message: 'lists' }]
    if (asks && !(Number.isInteger(body.templateId) && body.redirectionUrl)) {
      return [400, { code: 'missing_parameter', message: 'templateId is missing' }]
    }
    const isKnown = members.has(email)
    if (isKnown && !asks && body.updateEnabled !== true) {
      return [400, { code: 'duplicate_parameter', message: 'Contact already exist' }]
    }
    members.set(email, { email, status: asks ? 'asked' : 'added', fields: body.attributes })
    return isKnown ? [204] : [201, { id: members.size }]
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    members,
    behave(next: ProviderBehaviour) {
      behaviour = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
