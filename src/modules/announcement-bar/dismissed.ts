const PREFIX = 'vitrine:dismissed:'

/**
 * First child of the bar in the HTML. Runs before the first paint, so that dismissed announcements
 * never appear and nothing moves. The page's policy allows this script by its hash (`module.ts`).
 */
export const HIDE_SCRIPT = `(bar=>{try{if(localStorage.getItem('${PREFIX}'+bar.dataset.key))bar.dataset.dismissed=''}catch{}})(document.currentScript.parentElement)`

/** Stored in this browser. Without storage the announcement appears again on the next page. */
export function rememberDismissed(key: string) {
  try {
    localStorage.setItem(PREFIX + key, '1')
  } catch {}
}
