import { escapeHtml } from '#base'
import { baseStyles } from '#design/styles'

/** Words in the middle of the screen, in the tokens' measure and colours, light or dark. */
const styles = `body { grid-template-rows: 1fr; place-items: center; }
main { box-sizing: border-box; inline-size: min(100%, 38rem); padding: var(--space-7) var(--page-margin); }
p { margin-block: var(--space-5) var(--space-6); color: var(--muted); }`

/**
 * A calm page with a reason and a way back. It stands by itself, with the styles that are part of the program: what
 * broke may be whatever the site's own frame needs.
 */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>${baseStyles}
${styles}</style>
</head>
<body>
<main><h1>That did not work</h1><p>${escapeHtml(message)}</p><a class="button" href="/">To the home page</a></main>
</body>
</html>
`
}
