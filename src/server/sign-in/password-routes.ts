import type { FastifyInstance } from 'fastify'
import { MIN_PASSWORD_LENGTH } from '#auth'
import { callAuth } from './call-auth.ts'
import { askedBy, type Show, type SignInDeps, sentBy } from './context.ts'
import { pagesIn } from './pages.ts'
import { wordsFor } from './words.ts'

/** A forgotten password: a link by mail, and the page behind it. */
export function passwordRoutes(app: FastifyInstance, deps: SignInDeps, show: Show) {
  app.get('/admin/forgot', async (request, reply) => show(reply, pagesIn(wordsFor(request)).forgot))

  app.post('/admin/forgot', async (request, reply) => {
    const { email = '' } = sentBy(request)
    const words = wordsFor(request)
    const pages = pagesIn(words)
    const { status } = await callAuth(deps, request, reply, '/request-password-reset', { email })
    if (status === 429) {
      return show(
        reply,
        { ...pages.forgot, error: { text: words.tooMany }, values: { email } },
        429,
      )
    }
    // The same answer whether or not there is such an account.
    return show(reply, {
      title: pages.forgot.title,
      action: '',
      fields: [],
      link: pages.forgot.link,
      intro: words.linkSent(email),
    })
  })

  app.get('/admin/reset', async (request, reply) =>
    show(reply, { ...pagesIn(wordsFor(request)).reset, hidden: { token: askedBy(request).token } }),
  )

  app.post('/admin/reset', async (request, reply) => {
    const { password = '', token = '' } = sentBy(request)
    const hidden = { token }
    const words = wordsFor(request)
    const pages = pagesIn(words)
    if (password.length < MIN_PASSWORD_LENGTH) {
      return show(
        reply,
        { ...pages.reset, hidden, error: { text: words.tooShort, field: 'password' } },
        422,
      )
    }
    const { status } = await callAuth(deps, request, reply, '/reset-password', {
      newPassword: password,
      token,
    })
    if (status === 200) return reply.redirect('/admin/sign-in?notice=password-set', 303)
    const text = status === 429 ? words.tooMany : words.oldLink
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
