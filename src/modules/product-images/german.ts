export const german: Record<string, string> = {
  'Product images': 'Produktbilder',
  'The images and videos of a product, which open in full size.':
    'Die Bilder und Videos eines Produkts, die sich in voller Größe öffnen.',
  'Thumbnails below the image': 'Vorschaubilder unter dem Bild',
  'Thumbnails beside a square image': 'Vorschaubilder neben einem quadratischen Bild',
  'Images as a grid': 'Bilder als Raster',
}
