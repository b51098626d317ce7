export const german: Record<string, string> = {
  'Recently viewed products': 'Zuletzt angesehene Produkte',
  'Products that the visitor has looked at, remembered in the browser. Add it to the product template, too.':
    'Produkte, die der Besucher angesehen hat, im Browser gemerkt. Auch in die Produktvorlage einfügen.',
  'Maximum number of products': 'Höchstzahl der Produkte',
  'Row to scroll': 'Reihe zum Scrollen',
  'Small images': 'Kleine Bilder',
  'Four in a grid': 'Vier im Raster',
  'Row of eight': 'Reihe mit acht',
  'Small images with names': 'Kleine Bilder mit Namen',
}
