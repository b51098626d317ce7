import type { FastifyInstance, FastifyReply } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { callAuth } from './call-auth.ts'
import type { Form, Show, SignInDeps } from './context.ts'
import type { Field, SignInPage } from './page.ts'
import { email, newPassword, TOO_SHORT } from './pages.ts'

/** A link that sets a first password: the owner's, and those of invited staff. */
export function invitationRoutes(app: FastifyInstance, deps: SignInDeps, show: Show) {
  const { access } = deps

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
