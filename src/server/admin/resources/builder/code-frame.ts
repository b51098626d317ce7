/**
 * Receives code from the surrounding builder and runs it. The frame has an opaque origin (`sandbox`
 * without `allow-same-origin`), so it has no cookies, storage or access to the admin. It may only
 * call the hosts that the code lists. As on a page, event attributes such as `onclick` do not run.
 */
export const codeFramePolicy = (hosts: readonly string[]) =>
  [
    'sandbox allow-scripts allow-forms allow-popups',
    ['default-src', ...hosts.map(host => `https://${host}`), 'data:', "'unsafe-inline'"].join(' '),
    "script-src-attr 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

export const CODE_FRAME = `<!doctype html><meta charset="utf-8"><title>Code</title><script>
addEventListener('message', event => {
  if (event.source !== parent) return
  document.open()
  document.write('<!doctype html><meta charset="utf-8"><body>' + event.data)
  document.close()
}, { once: true })
parent.postMessage('ready', '*')
</script>`
