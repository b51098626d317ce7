/**
 * HDR-11: loads the staff bar. Cached pages do not know the user, so a readable cookie decides
 * whether to request it; the server verifies the session.
 */
export function startStaffBar() {
  if (!/(?:^|; )vt_staff=1/.test(document.cookie)) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/admin/bar.js'
  document.head.append(script)
}
