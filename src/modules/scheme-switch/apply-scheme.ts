/**
 * Applies the visitor's color scheme. Inline script that runs before the first paint; the page's
 * policy allows it by its hash (`module.ts`). All dark rules use the same media query. If the visitor
 * chose dark on a light device, the script replaces it by a height that every window has.
 */
export const APPLY_SCRIPT = `(()=>{const key='vitrine:scheme',asked=/\\(prefers-color-scheme: ?dark\\)/,given='(min-height: 0.01px)';const walk=(rules,from,to)=>{for(const rule of rules){const{media}=rule;if(media&&media.mediaText.match(from))media.mediaText=media.mediaText.replace(from,to);if(rule.cssRules)walk(rule.cssRules,from,to)}};const put=(from,to)=>{for(const{cssRules}of document.styleSheets)walk(cssRules,from,to)};window.vtScheme=chosen=>{const{dataset}=document.documentElement,was=dataset.scheme;if(chosen==='light'||chosen==='dark')dataset.scheme=chosen;else delete dataset.scheme;if(chosen==='dark')put(asked,given);else if(was==='dark')put(given,'(prefers-color-scheme: dark)')};try{const kept=localStorage.getItem(key);if(kept)window.vtScheme(kept)}catch{}})()`
