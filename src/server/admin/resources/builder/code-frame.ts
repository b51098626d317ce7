/**
 * Takes the code from the builder around it and becomes what that is. It has an origin of its own (`sandbox` without
 * `allow-same-origin`): no cookie, no storage, nothing of the admin. It may ask the hosts that the code names, as on a page, and no others. As on a page, attributes such as `onclick` do not run.
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
