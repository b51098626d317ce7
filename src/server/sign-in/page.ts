import { escapeHtml } from '#base'
import { baseStyles } from '#design/styles'
import type { SignInTexts } from './texts.ts'

export interface Field {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  hint?: string
  minLength?: number
  inputMode?: 'numeric' | 'text'
}

export interface SignInPage {
  title: string
  intro?: string
  /** URL that the form posts to. */
  action: string
  fields: readonly Field[]
  /** Without a label there is no form. */
  button?: string
  /** Error and its field. Entered values are shown again, except passwords. */
  error?: { text: string; field?: string | undefined } | undefined
  notice?: string | undefined
  values?: Record<string, string | undefined>
  hidden?: Record<string, string | undefined>
  link?: { text: string; href: string }
  siteName: string
  t: SignInTexts
  /** Offers passkeys where supported: scripts and the next URL. */
  passkey?: { scripts: readonly string[]; next: string }
}

// The admin does not use view transitions, so a page that fades out would be interrupted.
const styles = `@view-transition { navigation: none; }
body { grid-template-rows: 1fr; place-items: center; }
main { inline-size: min(100%, 27rem); padding: var(--space-7) var(--page-margin); }
main > header { margin-block-end: var(--space-6); }
main > header p { color: var(--muted); }
main h1 { font-size: var(--size-xl); margin-block-end: var(--space-3); }
form { display: grid; gap: var(--space-5); }
.field small { color: var(--muted); }
.more { margin-block-start: var(--space-5); }
.passkey { inline-size: 100%; margin-block-start: var(--space-4); }
[hidden] { display: none; }`

/** Page for signed-out staff: one form, without script and independent of the site's layout. */
export function signInPage(page: SignInPage): string {
  const { error, notice } = page
  return `<!doctype html>
<html lang="${page.t('lang')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.ico">
<title>${error ? page.t('error') : ''}${escapeHtml(page.title)} – ${escapeHtml(page.siteName)}</title>
<style>${baseStyles}
${styles}</style>
</head>
<body>
<main>
<header><p>${escapeHtml(page.siteName)}</p><h1>${escapeHtml(page.title)}</h1>${page.intro ? `<p>${escapeHtml(page.intro)}</p>` : ''}</header>
${notice ? `<p class="notice" role="status">${escapeHtml(notice)}</p>` : ''}
${error ? `<p class="notice" data-kind="error" role="alert" id="problem">${escapeHtml(error.text)}</p>` : ''}
${page.button ? form(page, page.button) : ''}
${page.link ? `<p class="more"><a href="${escapeHtml(page.link.href)}">${escapeHtml(page.link.text)}</a></p>` : ''}
${page.passkey ? passkeyHtml(page.t, page.passkey) : ''}
</main>
</body>
</html>
`
}

function passkeyHtml(
  t: SignInTexts,
  { scripts, next }: NonNullable<SignInPage['passkey']>,
): string {
  return `<button class="button passkey" data-style="outline" type="button" data-passkey="${escapeHtml(next)}" hidden>${escapeHtml(t('passkey'))}</button>
<p role="status" data-passkey-said data-failed="${escapeHtml(t('passkeyFailed'))}" data-too-many="${escapeHtml(t('tooMany'))}"></p>
${scripts.map(src => `<script type="module" src="${src}"></script>`).join('')}`
}

function form(page: SignInPage, button: string): string {
  const hidden = Object.entries(page.hidden ?? {}).map(([name, value]) =>
    value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  // The field with the error, or the first empty one.
  const focused =
    page.error?.field ??
    page.fields.find(field => !page.values?.[field.name])?.name ??
    page.fields[0]?.name
  const fields = page.fields.map(field => fieldHtml(field, page, field.name === focused))
  return `<form method="post" action="${escapeHtml(page.action)}">${hidden.join('')}${fields.join('')}<button class="button" type="submit">${escapeHtml(button)}</button></form>`
}

function fieldHtml(field: Field, page: SignInPage, focused: boolean): string {
  const { name, hint } = field
  const isWrong = page.error?.field === name
  const described = [hint ? `${name}-hint` : '', isWrong ? 'problem' : ''].filter(Boolean).join(' ')
  const value = field.type === 'password' ? '' : (page.values?.[name] ?? '')
  const attributes = [
    `class="input" id="${name}" name="${name}" type="${field.type}" required`,
    `autocomplete="${field.autocomplete}"`,
    value ? `value="${escapeHtml(value)}"` : '',
    field.minLength ? `minlength="${field.minLength}"` : '',
    field.inputMode ? `inputmode="${field.inputMode}"` : '',
    described ? `aria-describedby="${described}"` : '',
    isWrong ? 'aria-invalid="true"' : '',
    focused ? 'autofocus' : '',
  ]
  return `<div class="field"><label for="${name}">${escapeHtml(field.label)}</label><input ${attributes.filter(Boolean).join(' ')}>${hint ? `<small id="${name}-hint">${escapeHtml(hint)}</small>` : ''}</div>`
}
