import { escapeHtml } from '#base'
import { baseStyles, toArabicStyles } from '#design/styles'
import { createTranslate, isArabicScriptLocale, isRightToLeftLocale, type Message } from '#texts'
import { type ServerText, serverTexts } from '../texts.ts'

/** Centered text with the design tokens. Always light, because the site may have no dark scheme. */
const styles = `body { grid-template-rows: 1fr; place-items: center; }
main { box-sizing: border-box; inline-size: min(100%, 38rem); padding: var(--space-7) var(--page-margin); }
p { margin-block: var(--space-5) var(--space-6); color: var(--muted); }`

/**
 * Error page with a reason and a link back. It uses only built-in styles and texts, because the
 * site's own layout may be what failed.
 */
export function errorPage({ key, values }: Message<ServerText>, locale: string): string {
  const t = createTranslate(serverTexts, { locale })
  return calmPage(locale, {
    page: t('error.page'),
    title: t('error.title'),
    text: t(key, values),
    action: `<a class="button" href="/">${t('home')}</a>`,
  })
}

/** Page with a centered heading, a sentence and one action. */
export function calmPage(
  locale: string,
  page: {
    page: string
    title: string
    text: string
    action: string
    /** Styles for the content of `action`. */
    styles?: string
  },
): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${isRightToLeftLocale(locale) ? 'rtl' : 'ltr'}" data-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.page)}</title>
<style>${isArabicScriptLocale(locale) ? toArabicStyles(baseStyles) : baseStyles}
${styles}${page.styles ?? ''}</style>
</head>
<body>
<main><h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.text)}</p>${page.action}</main>
</body>
</html>
`
}
