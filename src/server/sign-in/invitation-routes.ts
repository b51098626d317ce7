import type { FastifyInstance, FastifyReply } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { isEmailAddress } from '#base'
import { callAuth } from './call-auth.ts'
import { bodyOf, type PageReply, queryOf, type SignInDeps } from './context.ts'
import type { Field, SignInPage } from './page.ts'
import { emailField, newPasswordField } from './pages.ts'
import { type SignInTexts, textsFor } from './texts.ts'

/** A link that sets a first password: the owner's, and those of invited staff. */
export function invitationRoutes(app: FastifyInstance, deps: SignInDeps, show: PageReply) {
  const { access } = deps

  app.get('/admin/welcome', async (request, reply) => {
    const { token = '' } = queryOf(request)
    const invitation = await access.invitations.read(token)
    if (!invitation) return showOldInvitation(reply)
    return show(reply, welcomePage(textsFor(request), invitation, { token }))
  })

  app.post('/admin/welcome', async (request, reply) => {
    const { token = '', name = '', email = '', password = '' } = bodyOf(request)
    const invitation = await access.invitations.read(token)
    if (!invitation) return showOldInvitation(reply)
    const t = textsFor(request)
    const page = welcomePage(t, invitation, { token, name, email })
    const problem = problemOf(t, { name, email: invitation.email ?? email, password })
    if (problem) return show(reply, { ...page, error: problem }, 422)
    const accepted = await access.invitations.accept(token, { name, email, password }, request.ip)
    if (!accepted.ok && accepted.reason === 'email-taken') {
      const error = { text: t('emailTaken'), field: 'email' }
      return show(reply, { ...page, error }, 409)
    }
    if (!accepted.ok) return showOldInvitation(reply)
    const { status } = await callAuth(deps, request, reply, '/sign-in/email', {
      email: accepted.member.email,
      password,
    })
    // The account exists and its link is used up, so only the sign-in limit can fail here.
    return reply.redirect(status === 200 ? '/admin' : '/admin/sign-in?notice=account-ready', 303)
  })

  function showOldInvitation(reply: FastifyReply) {
    const t = textsFor(reply.request)
    return show(
      reply,
      {
        title: t('linkGone'),
        action: '',
        fields: [],
        intro: t('linkGoneIntro'),
        link: { text: t('toSignIn'), href: '/admin/sign-in' },
      },
      410,
    )
  }
}

function welcomePage(
  t: SignInTexts,
  invitation: { email: string | undefined; name: string },
  values: { token: string; name?: string; email?: string },
): Omit<SignInPage, 'siteName' | 't'> {
  const name: Field = { name: 'name', label: t('name'), type: 'text', autocomplete: 'name' }
  return {
    title: t('welcome'),
    intro: invitation.email ? t('choosePassword', { email: invitation.email }) : t('yours'),
    action: '/admin/welcome',
    fields: invitation.email
      ? [name, newPasswordField(t)]
      : [name, emailField(t), newPasswordField(t)],
    button: t('begin'),
    values: { name: values.name ?? invitation.name, email: values.email },
    hidden: { token: values.token },
  }
}

function problemOf(t: SignInTexts, given: { name: string; email: string; password: string }) {
  if (!given.name.trim()) return { text: t('enterName'), field: 'name' }
  if (!isEmailAddress(given.email.trim())) {
    return { text: t('enterEmail'), field: 'email' }
  }
  if (given.password.length < MIN_PASSWORD_LENGTH) return { text: t('tooShort'), field: 'password' }
  return undefined
}
