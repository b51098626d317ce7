/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  'Modules that are edited once and synced to every page that uses them.':
    'Module, die einmal bearbeitet und auf allen Seiten synchron angezeigt werden.',
  'Nothing selected': 'Nichts ausgewählt',
  'A deleted block': 'Ein gelöschter Block',
}
