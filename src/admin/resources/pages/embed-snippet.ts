import { escapeHtml } from '#base'

/** Allowed heights of an embedded page (EM-1). */
const LOWEST_PX = 200
const HIGHEST_PX = 1000

/**
 * Embed code: a frame that follows the page's height. It accepts messages of that frame only,
 * identified by a secret; without script it keeps its initial height.
 * @param secret Letters and digits.
 */
export function toEmbedSnippet({
  url,
  title,
  secret,
}: {
  url: string
  title: string
  secret: string
}): string {
  return `<iframe src="${escapeHtml(url)}#?secret=${secret}" title="${escapeHtml(title)}" width="100%" height="600" style="border:0" loading="lazy"></iframe>
<script>
(function (frame) {
  addEventListener('message', function (event) {
    var said = event.data || {}
    if (event.source !== frame.contentWindow || said.secret !== '${secret}' || said.message !== 'height') return
    var height = parseInt(said.value, 10)
    if (height) frame.height = Math.min(${HIGHEST_PX}, Math.max(${LOWEST_PX}, height))
  })
  frame.addEventListener('load', function () {
    frame.contentWindow.postMessage({ message: 'ready', secret: '${secret}' }, '*')
  })
})(document.currentScript.previousElementSibling)
</script>`
}

/** Ten random letters and digits. */
export const newSecret = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10)
