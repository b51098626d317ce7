/**
 * Shows the page in the color scheme that this visitor chose. It stands in the HTML and runs before anything is painted, so that no
 * page flashes; the page's policy allows this one script by its hash (`module.ts`). Every rule of the dark scheme asks the same
 * question of the browser: who chose dark on a light device is answered for there, by a height that every window has.
 */
export const APPLY_SCRIPT = `(()=>{const key='vitrine:scheme',asked=/\\(prefers-color-scheme: ?dark\\)/,given='(min-height: 0.01px)';const walk=(rules,from,to)=>{for(const rule of rules){const{media}=rule;if(media&&media.mediaText.match(from))media.mediaText=media.mediaText.replace(from,to);if(rule.cssRules)walk(rule.cssRules,from,to)}};const put=(from,to)=>{for(const{cssRules}of document.styleSheets)walk(cssRules,from,to)};window.vtScheme=chosen=>{const{dataset}=document.documentElement,was=dataset.scheme;if(chosen==='light'||chosen==='dark')dataset.scheme=chosen;else delete dataset.scheme;if(chosen==='dark')put(asked,given);else if(was==='dark')put(given,'(prefers-color-scheme: dark)')};try{const kept=localStorage.getItem(key);if(kept)window.vtScheme(kept)}catch{}})()`
