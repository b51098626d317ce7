import type { Site } from './site.ts'

const EMAIL = 'o@example.com'
const PASSWORD = 'ten pots in the kiln'

/** Creates an owner account. */
export function addOwner(site: Site) {
  const who = ['--email', EMAIL, '--name', 'O', '--role', 'owner']
  site.feed(PASSWORD, 'user', 'create', ...who, '--password-stdin')
}

/**
 * Returns a function that calls the admin API as that owner; `path` without `/api/admin`, text is
 * sent as CSV. `method` is POST if there is a body. Throws on errors.
 */
export async function signIn(site: Site) {
  const signedIn = await fetch(`${site.url}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(set => set.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error(`signing in was answered ${signedIn.status}`)
  return async <Answer>(
    path: string,
    body?: object | string,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Answer> => {
    const isFile = typeof body === 'string'
    const answer = await fetch(`${site.url}/api/admin${path}`, {
      method,
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      headers: {
        cookie,
        origin: site.url,
        ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as Answer
  }
}
