import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Access, AUTH_PATH, MIN_PASSWORD_LENGTH } from '#auth'
import { callAuth, toHeaders } from './call-auth.ts'
import { type Field, type SignInPage, signInPage } from './page.ts'

export interface SignInDeps {
  access: Access
  publicUrl: string
  siteName(): Promise<string>
}

type Form = FastifyRequest<{
  Body: Record<string, string> | undefined
  Querystring: Record<string, string>
}>

const WRONG = 'The e-mail address or the password is not right.'
const TOO_MANY = 'There were too many tries. Wait a minute, then try again.'
const OLD_LINK = 'This link was used already, or is too old. Ask for another.'
const TOO_SHORT = `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`

const email: Field = {
  name: 'email',
  label: 'E-mail address',
  type: 'email',
  autocomplete: 'username',
}
const newPassword: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'new-password',
  minLength: MIN_PASSWORD_LENGTH,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters; a sentence is easy to remember.`,
}

const pages = {
  signIn: {
    title: 'Sign in',
    action: '/admin/sign-in',
    fields: [
      email,
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    button: 'Sign in',
    link: { text: 'Forgot your password?', href: '/admin/forgot' },
  },
  secondStep: {
    title: 'One more step',
    intro: 'Enter the code that your authenticator shows, or one of your recovery codes.',
    action: '/admin/second-step',
    fields: [{ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code' }],
    button: 'Go on',
    link: { text: 'Start again', href: '/admin/sign-in' },
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'We send you a link by which you can set a new one.',
    action: '/admin/forgot',
    fields: [email],
    button: 'Send the link',
    link: { text: 'Back to sign-in', href: '/admin/sign-in' },
  },
  reset: {
    title: 'Set a new password',
    action: '/admin/reset',
    fields: [{ ...newPassword, label: 'New password' }],
    button: 'Save the password',
  },
} as const satisfies Record<string, Omit<SignInPage, 'siteName'>>

/** Signing in, the second step, a forgotten password, an invitation: plain forms, without script. */
export function signInRoutes(app: FastifyInstance, deps: SignInDeps) {
  const { access } = deps

  async function show(reply: FastifyReply, page: Omit<SignInPage, 'siteName'>, status = 200) {
    const html = signInPage({ ...page, siteName: await deps.siteName() })
    return (
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        // The token in an address must not reach another site or a log by way of a referrer.
        .header('referrer-policy', 'no-referrer')
        .send(html)
    )
  }

  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    handler: async (request, reply) => {
      const hasBody = request.method === 'POST'
      const headers = toHeaders(request)
      headers.delete('content-length')
      const response = await access.handle(
        new Request(deps.publicUrl + request.url, {
          method: request.method,
          headers,
          ...(hasBody ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      )
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie') reply.header(name, value)
      })
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
    },
  })

  app.get('/admin', async (request: Form, reply) => {
    const session = await access.session(toHeaders(request))
    if (!session) return reply.redirect('/admin/sign-in')
    const { name, role } = session.member
    return show(reply, {
      title: `Hello ${name}`,
      intro: `You are signed in as ${role.replace('-', ' ')}. Pages, products and orders are worked on by the “vitrine” command; its help lists what it can do.`,
      action: '/admin/sign-out',
      fields: [],
      button: 'Sign out',
      link: { text: 'To the site', href: '/' },
    })
  })

  app.get('/admin/sign-in', async (request: Form, reply) => {
    if (await access.session(toHeaders(request))) return reply.redirect('/admin')
    const { next, notice } = request.query
    const notices: Record<string, string> = {
      'password-set': 'Your password is set. Sign in with it.',
      'signed-out': 'You are signed out.',
    }
    return show(reply, { ...pages.signIn, notice: notices[notice ?? ''], hidden: { next } })
  })

  app.post('/admin/sign-in', async (request: Form, reply) => {
    const { email = '', password = '', next } = request.body ?? {}
    const { status, answer } = await callAuth(deps, request, reply, '/sign-in/email', {
      email,
      password,
    })
    if (status === 200 && answer.twoFactorRedirect) {
      return reply.redirect(`/admin/second-step?next=${encodeURIComponent(localPath(next))}`, 303)
    }
    if (status === 200) return reply.redirect(localPath(next), 303)
    const text = status === 429 ? TOO_MANY : WRONG
    return show(
      reply,
      { ...pages.signIn, error: { text, field: 'password' }, values: { email }, hidden: { next } },
      status === 429 ? 429 : 401,
    )
  })

  app.get('/admin/second-step', async (request: Form, reply) =>
    show(reply, { ...pages.secondStep, hidden: { next: request.query.next } }),
  )

  app.post('/admin/second-step', async (request: Form, reply) => {
    const { code = '', next } = request.body ?? {}
    const digits = code.replaceAll(/\s/g, '')
    const path = /^\d{6}$/.test(digits)
      ? '/two-factor/verify-totp'
      : '/two-factor/verify-backup-code'
    const { status } = await callAuth(deps, request, reply, path, { code: digits })
    if (status === 200) return reply.redirect(localPath(next), 303)
    const text = status === 429 ? TOO_MANY : 'This code is not right, or is too old.'
    return show(
      reply,
      { ...pages.secondStep, error: { text, field: 'code' }, hidden: { next } },
      status === 429 ? 429 : 401,
    )
  })

  app.get('/admin/forgot', async (_request, reply) => show(reply, pages.forgot))

  app.post('/admin/forgot', async (request: Form, reply) => {
    const { email = '' } = request.body ?? {}
    const { status } = await callAuth(deps, request, reply, '/request-password-reset', { email })
    if (status === 429) {
      return show(reply, { ...pages.forgot, error: { text: TOO_MANY }, values: { email } }, 429)
    }
    // The same answer whether or not there is such an account.
    return show(reply, {
      title: pages.forgot.title,
      action: '',
      fields: [],
      link: pages.forgot.link,
      intro: `If an account belongs to ${email}, a link is on its way. It works once, for an hour.`,
    })
  })

  app.get('/admin/reset', async (request: Form, reply) =>
    show(reply, { ...pages.reset, hidden: { token: request.query.token } }),
  )

  app.post('/admin/reset', async (request: Form, reply) => {
    const { password = '', token = '' } = request.body ?? {}
    const hidden = { token }
    if (password.length < MIN_PASSWORD_LENGTH) {
      return show(
        reply,
        { ...pages.reset, hidden, error: { text: TOO_SHORT, field: 'password' } },
        422,
      )
    }
    const { status } = await callAuth(deps, request, reply, '/reset-password', {
      newPassword: password,
      token,
    })
    if (status === 200) return reply.redirect('/admin/sign-in?notice=password-set', 303)
    const text = status === 429 ? TOO_MANY : OLD_LINK
    return show(
      reply,
      {
        title: pages.reset.title,
        action: '',
        fields: [],
        error: { text },
        link: pages.signIn.link,
      },
      status === 429 ? 429 : 410,
    )
  })

  app.get('/admin/welcome', async (request: Form, reply) => {
    const { token = '' } = request.query
    const invitation = await access.invitations.read(token)
    if (!invitation) return showOldInvitation(reply)
    return show(reply, welcomePage(invitation, { token }))
  })

  app.post('/admin/welcome', async (request: Form, reply) => {
    const { token = '', name = '', email = '', password = '' } = request.body ?? {}
    const invitation = await access.invitations.read(token)
    if (!invitation) return showOldInvitation(reply)
    const page = welcomePage(invitation, { token, name, email })
    const problem = problemOf({ name, email: invitation.email ?? email, password })
    if (problem) return show(reply, { ...page, error: problem }, 422)
    const accepted = await access.invitations.accept(token, { name, email, password }, request.ip)
    if (!accepted.ok && accepted.reason === 'email-taken') {
      const error = { text: 'An account with this address exists already.', field: 'email' }
      return show(reply, { ...page, error }, 409)
    }
    if (!accepted.ok) return showOldInvitation(reply)
    await callAuth(deps, request, reply, '/sign-in/email', {
      email: accepted.member.email,
      password,
    })
    return reply.redirect('/admin', 303)
  })

  app.post('/admin/sign-out', async (request: Form, reply) => {
    await callAuth(deps, request, reply, '/sign-out', {})
    return reply.redirect('/admin/sign-in?notice=signed-out', 303)
  })

  function showOldInvitation(reply: FastifyReply) {
    return show(
      reply,
      {
        title: 'This link does not work any more',
        action: '',
        fields: [],
        intro:
          'It was used already, replaced by a newer one, or is too old. Who invited you can send another; the owner of a new site finds a fresh one where the program was started.',
        link: { text: 'To sign-in', href: '/admin/sign-in' },
      },
      410,
    )
  }
}

function welcomePage(
  invitation: { email: string | undefined; name: string },
  values: { token: string; name?: string; email?: string },
): Omit<SignInPage, 'siteName'> {
  const name: Field = { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name' }
  return {
    title: 'Welcome',
    intro: invitation.email
      ? `Choose a password for ${invitation.email}.`
      : 'This site is yours. Say who you are and choose a password.',
    action: '/admin/welcome',
    fields: invitation.email ? [name, newPassword] : [name, email, newPassword],
    button: 'Begin',
    values: { name: values.name ?? invitation.name, email: values.email },
    hidden: { token: values.token },
  }
}

function problemOf(given: { name: string; email: string; password: string }) {
  if (!given.name.trim()) return { text: 'Enter your name.', field: 'name' }
  if (!/^[^\s@]+@[^\s@]+$/.test(given.email)) {
    return { text: 'Enter an e-mail address, such as name@example.com.', field: 'email' }
  }
  if (given.password.length < MIN_PASSWORD_LENGTH) return { text: TOO_SHORT, field: 'password' }
  return undefined
}

/** Only an address of the admin or of a page here: another site's would lead away after signing in. */
function localPath(next: string | undefined): string {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : '/admin'
}
