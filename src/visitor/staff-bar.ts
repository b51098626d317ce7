/**
 * HDR-11: who is signed in gets the admin's bar. Pages come from a cache that knows nobody, so a readable cookie says
 * whether to ask for it; what it holds is asked of the server, which checks the session.
 */
export function startStaffBar() {
  if (!/(?:^|; )vt_staff=1/.test(document.cookie)) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/admin/bar.js'
  document.head.append(script)
}
