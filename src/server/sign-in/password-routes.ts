import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { callAuth } from './call-auth.ts'
import { bodyOf, type PageReply, queryOf, type SignInDeps } from './context.ts'
import { pagesIn } from './pages.ts'
import { textsFor } from './texts.ts'

/** Longer than finding an account and queueing a mail takes. */
const FORGOT_ANSWER_MS = 500

/** A forgotten password: a link by mail, and the page behind it. */
export function passwordRoutes(app: FastifyInstance, deps: SignInDeps, show: PageReply) {
  app.get('/admin/forgot', async (request, reply) => show(reply, pagesIn(textsFor(request)).forgot))

  app.post('/admin/forgot', async (request, reply) => {
    const { email = '' } = bodyOf(request)
    const t = textsFor(request)
    const pages = pagesIn(t)
    const asked = callAuth(deps, request, reply, '/request-password-reset', { email }).catch(
      error => {
        request.log.error({ err: error }, 'password reset')
        return { status: 200 }
      },
    )
    // Takes the same time whether or not the account exists.
    const [{ status }] = await Promise.all([
      Promise.race([asked, wait(FORGOT_ANSWER_MS, { status: 200 })]),
      wait(FORGOT_ANSWER_MS),
    ])
    if (status === 429) {
      return show(reply, { ...pages.forgot, error: { text: t('tooMany') }, values: { email } }, 429)
    }
    return show(reply, {
      title: pages.forgot.title,
      action: '',
      fields: [],
      link: pages.forgot.link,
      intro: t(deps.canMail ? 'linkSent' : 'linkSaved', { email }),
    })
  })

  app.get('/admin/reset', async (request, reply) =>
    show(reply, { ...pagesIn(textsFor(request)).reset, hidden: { token: queryOf(request).token } }),
  )

  app.post('/admin/reset', async (request, reply) => {
    const { password = '', token = '' } = bodyOf(request)
    const hidden = { token }
    const t = textsFor(request)
    const pages = pagesIn(t)
    if (password.length < MIN_PASSWORD_LENGTH) {
      return show(
        reply,
        { ...pages.reset, hidden, error: { text: t('tooShort'), field: 'password' } },
        422,
      )
    }
    const { status } = await callAuth(deps, request, reply, '/reset-password', {
      newPassword: password,
      token,
    })
    if (status === 200) return reply.redirect('/admin/sign-in?notice=password-set', 303)
    const text = status === 429 ? t('tooMany') : t('oldLink')
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
}
