import controls from './controls.css?inline'
import menu from './menu.css?inline'
import note from './note.css?inline'
import player from './player.css?inline'
import rail from './rail.css?inline'
import transcript from './transcript.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the player's style sheet with the first player. */
export function addStyles() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync([player, controls, rail, menu, note, transcript].join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
