/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Gallery: 'Galerie',
  'Images in a paged grid or a slider, each with a lightbox.':
    'Bilder in einem Raster mit Seiten oder als Slider, jeweils mit Lightbox.',
  'Describes the gallery to screen readers.': 'Beschreibt die Galerie für Screenreader.',
  'Grid with pages': 'Raster mit Seiten',
  'Columns of the grid': 'Spalten des Rasters',
  'Images per page': 'Bilder je Seite',
  '0 uses the default of 4.': '0 steht für den Standard von 4.',
  'Titles and captions': 'Titel und Bildunterschriften',
  'Time per image': 'Zeit je Bild',
  'A grid with pages, four at a time': 'Ein Raster mit Seiten, je vier Bilder',
  'Three columns, one page': 'Drei Spalten, eine Seite',
  'As a slider': 'Als Slider',
}
