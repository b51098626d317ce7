import { escapeHtml } from '#base'
import { isRightToLeftLocale } from '#texts'
import type { TermsVersion } from './terms-versions.ts'

/** A version of the terms as a document without scripts and outside resources. */
export const renderTerms = ({ title, html }: TermsVersion, locale: string): string =>
  `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${isRightToLeftLocale(locale) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark; }
body { max-inline-size: 42rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${html}
</body>
</html>
`
