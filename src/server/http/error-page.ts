import { escapeHtml } from '#base'
import { baseStyles, toArabicStyles } from '#design/styles'
import { createTranslate, isArabicScriptLocale, isRightToLeftLocale, type Message } from '#texts'
import { type ServerText, serverTexts } from '../texts.ts'

/** Words in the middle of the screen, in the tokens' measure and colors. Always light: the site may have no dark scheme. */
const styles = `body { grid-template-rows: 1fr; place-items: center; }
main { box-sizing: border-box; inline-size: min(100%, 38rem); padding: var(--space-7) var(--page-margin); }
p { margin-block: var(--space-5) var(--space-6); color: var(--muted); }`

/**
 * A calm page with a reason and a way back. It stands by itself, with the styles and texts that are part of the program:
 * what broke may be whatever the site's own frame needs.
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

/** A heading, a sentence and one thing to press, in the middle of the screen. */
export function calmPage(
  locale: string,
  page: {
    page: string
    title: string
    text: string
    action: string
    /** Of what stands in `action`. */
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
