export const german: Record<string, string> = {
  Popup: 'Popup',
  'Other modules in a dialog or a bar that opens by a link, after a while or at a depth.':
    'Andere Module in einem Dialog oder einer Leiste, die sich per Link, nach einer Weile oder beim Scrollen öffnen.',
  'Link name (opens with #popup-name)': 'Name in Links',
  'A link to #popup- and this name opens it: #popup-offer. Browsers remember it by this name.':
    'Ein Link auf #popup- und diesen Namen öffnet es: #popup-offer. Browser merken es sich unter diesem Namen.',
  'Leave it empty to use the first heading.': 'Leer lassen, um die erste Überschrift zu verwenden.',
  Trigger: 'Auslöser',
  'By a link only': 'Nur per Link',
  'After a number of seconds': 'Nach einigen Sekunden',
  'At a scroll depth (%)': 'Ab einer Scrolltiefe (%)',
  'On exit intent (mouse only)': 'Beim Verlassen (nur mit Maus)',
  'After a number of pages in this visit': 'Nach einigen Seiten dieses Besuchs',
  'At a cart value': 'Ab einem Warenkorbwert',
  'Trigger value': 'Wert des Auslösers',
  Seconds: 'Sekunden',
  'Scroll depth (%)': 'Scrolltiefe (%)',
  'Cart value': 'Warenkorbwert',
  'Frequency value': 'Wert der Häufigkeit',
  'Times closed': 'Mal geschlossen',
  'Currency of the cart value': 'Währung des Warenkorbwerts',
  'Three letters such as EUR: carts in another currency do not open it. Leave it empty for any.':
    'Drei Buchstaben wie EUR: Warenkörbe in einer anderen Währung öffnen es nicht. Leer lassen für alle.',
  Frequency: 'Häufigkeit',
  'On every page': 'Auf jeder Seite',
  'Once per visit': 'Einmal je Besuch',
  'Once in a number of days': 'Einmal in einer Anzahl von Tagen',
  'Until it was closed a number of times': 'Bis es mehrmals geschlossen wurde',
  'Do not show again after form submission':
    'Nicht mehr zeigen, wenn ein Formular darin gesendet wurde',
  'Returning visitors were here before this visit, in this browser.':
    'Wiederkehrende Besucher waren vor diesem Besuch schon hier, in diesem Browser.',
  'A bar is at the top or at the bottom.': 'Eine Leiste steht oben oder unten.',
  'Applies to popups only.': 'Eines Popups.',
  'A dialog that a link opens': 'Ein Dialog, den ein Link öffnet',
  'At the side, after half of the page': 'Am Rand, nach der halben Seite',
  'A bar at the bottom, once in 30 days': 'Eine Leiste unten, einmal in 30 Tagen',
}
