const PREFIX = 'vitrine:dismissed:'

/**
 * Stands in the HTML as the first child of the bar and runs before anything of it is painted: what was dismissed never
 * appears, and nothing moves. The page's policy allows this one script by its hash (`module.ts`).
 */
export const HIDE_SCRIPT = `(bar=>{try{if(localStorage.getItem('${PREFIX}'+bar.dataset.key))bar.dataset.dismissed=''}catch{}})(document.currentScript.parentElement)`

/** For this browser; one that keeps nothing shows it again on the next page. */
export function rememberDismissed(key: string) {
  try {
    localStorage.setItem(PREFIX + key, '1')
  } catch {}
}
