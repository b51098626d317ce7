export const german: Record<string, string> = {
  'Announcement bar': 'Hinweisleiste',
  'Short messages with dates, one at a time, that visitors can dismiss.':
    'Kurze Hinweise mit Zeitraum, einer nach dem anderen, die Besucher ausblenden können.',
  'Link text': 'Linktext',
  'Shown from': 'Gezeigt ab',
  'Leave empty to show it at once.': 'Leer lassen, um ihn sofort zu zeigen.',
  'Shown until': 'Gezeigt bis',
  'Leave empty to show it without end.': 'Leer lassen, um ihn ohne Ende zu zeigen.',
  Announcements: 'Hinweise',
  Bar: 'Leiste',
  'Link at the end': 'Link am Ende',
  Dark: 'Dunkel',
  'Can be dismissed': 'Lässt sich ausblenden',
  'Browsers remember it until an announcement changes.':
    'Browser merken es sich, bis sich ein Hinweis ändert.',
  'Several announcements, one after the other. Pauses on hover, on focus, and for visitors who prefer reduced motion.':
    'Mehrere Hinweise nacheinander. Pausiert bei Hover und Fokus sowie bei reduzierter Bewegung.',
  'Time per announcement': 'Zeit je Hinweis',
  'Three messages, one after the other': 'Drei Hinweise nacheinander',
  'One message, its link at the end': 'Ein Hinweis, sein Link am Ende',
  'A card that stays': 'Eine Karte, die bleibt',
  'We are now open on Saturdays, too.': 'Wir haben jetzt auch samstags geöffnet.',
}
