import type { FastifyInstance } from 'fastify'
import { isLocalPath } from '#base'
import { authRoutes, callAuth, readSession } from './call-auth.ts'
import { bodyOf, createPageReply, queryOf, type SignInDeps } from './context.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { pagesIn } from './pages.ts'
import { passwordRoutes } from './password-routes.ts'
import { type SignInTexts, textsFor } from './texts.ts'

/** Plain forms for sign-in, second factor, password reset and invitations. */
export function signInRoutes(app: FastifyInstance, deps: SignInDeps) {
  const { access } = deps
  const show = createPageReply(deps)
  authRoutes(app, deps)
  passwordRoutes(app, deps, show)
  invitationRoutes(app, deps, show)

  const signInPageFor = (t: SignInTexts, next: string | undefined) => ({
    ...pagesIn(t).signIn,
    passkey: { scripts: deps.scripts, next: localPath(next) },
  })

  app.get('/admin/sign-in', async (request, reply) => {
    if (await readSession(access, request, reply)) return reply.redirect('/admin')
    const { next, notice } = queryOf(request)
    const t = textsFor(request)
    const notices: Record<string, string> = {
      'account-ready': t('accountReady'),
      'password-set': t('passwordSet'),
      'signed-out': t('signedOut'),
    }
    return show(reply, {
      ...signInPageFor(t, next),
      notice: notices[notice ?? ''],
      hidden: { next },
    })
  })

  app.post('/admin/sign-in', async (request, reply) => {
    const { email = '', password = '', next, module } = bodyOf(request)
    const { status, answer } = await callAuth(deps, request, reply, '/sign-in/email', {
      email,
      password,
    })
    if (status === 200 && module) await deps.onSignIn(request, module)
    if (status === 200 && answer.twoFactorRedirect) {
      return reply.redirect(`/admin/second-step?next=${encodeURIComponent(localPath(next))}`, 303)
    }
    if (status === 200) return reply.redirect(localPath(next), 303)
    const t = textsFor(request)
    const text = status === 429 ? t('tooMany') : t('wrong')
    return show(
      reply,
      {
        ...signInPageFor(t, next),
        error: { text, field: 'password' },
        values: { email },
        hidden: { next },
      },
      status === 429 ? 429 : 401,
    )
  })

  app.get('/admin/second-step', async (request, reply) =>
    show(reply, {
      ...pagesIn(textsFor(request)).secondStep,
      hidden: { next: queryOf(request).next },
    }),
  )

  app.post('/admin/second-step', async (request, reply) => {
    const { code = '', next } = bodyOf(request)
    const digits = code.replaceAll(/\s/g, '')
    const path = /^\d{6}$/.test(digits)
      ? '/two-factor/verify-totp'
      : '/two-factor/verify-backup-code'
    const { status } = await callAuth(deps, request, reply, path, { code: digits })
    if (status === 200) return reply.redirect(localPath(next), 303)
    const t = textsFor(request)
    const text = status === 429 ? t('tooMany') : t('wrongCode')
    return show(
      reply,
      { ...pagesIn(t).secondStep, error: { text, field: 'code' }, hidden: { next } },
      status === 429 ? 429 : 401,
    )
  })

  app.post('/admin/sign-out', async (request, reply) => {
    await callAuth(deps, request, reply, '/sign-out', {})
    const { next } = bodyOf(request)
    // The login module on the page shows that the user is signed out.
    return reply.redirect(
      next && isLocalPath(next) ? next : '/admin/sign-in?notice=signed-out',
      303,
    )
  })
}

/** Allows only paths on this site, so that sign-in never redirects elsewhere. */
function localPath(next: string | undefined): string {
  return next && isLocalPath(next) ? next : '/admin'
}
