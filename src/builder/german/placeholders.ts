/** Buttons of the placeholders on the canvas. */
export const placeholders: Record<string, string> = {
  'Choose image': 'Bild auswählen',
  'Add images': 'Bilder hinzufügen',
  'Choose images': 'Bilder auswählen',
  'Enter URL': 'URL eingeben',
  'Choose animation': 'Animation auswählen',
  'Add tracks': 'Titel hinzufügen',
  'Choose SVG': 'SVG auswählen',
  'Choose product': 'Produkt auswählen',
  'Choose video': 'Video auswählen',
  'Add videos': 'Videos hinzufügen',
  Footer: 'Fußzeile',
  '%{part} · from template “%{name}”': '%{part} · aus der Vorlage „%{name}“',
  '%{part} · built-in': '%{part} · eingebaut',
  'Edit template': 'Vorlage bearbeiten',
  'Create template': 'Vorlage anlegen',
  'Edit settings': 'Einstellungen bearbeiten',
}
