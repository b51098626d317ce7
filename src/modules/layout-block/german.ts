export const german: Record<string, string> = {
  'Global block': 'Globaler Block',
  'Modules that are edited once and synced to every page that uses them.':
    'Module, die einmal bearbeitet und auf allen Seiten synchron angezeigt werden.',
  'No global block is selected. Visitors do not see this module.':
    'Es ist kein globaler Block ausgewählt. Besucher sehen dieses Modul nicht.',
  'Nothing selected': 'Nichts ausgewählt',
  'A deleted block': 'Ein gelöschter Block',
}
