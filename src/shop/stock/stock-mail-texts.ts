import { defineTexts } from '#texts'

/** Texts of mails to the shop about stock. */
export const stockMailTexts = defineTexts({
  en: {
    'stock-low.subject': 'Low stock: {product}',
    'stock-low.heading': 'Low stock: {product}',
    'stock-low.intro':
      '{left, plural, one {Only # item of “{product}” is left.} other {Only # items of “{product}” are left.}}',
    'stock-out.subject': 'Out of stock: {product}',
    'stock-out.heading': 'Out of stock: {product}',
    'stock-out.intro': 'The last item of “{product}” was sold.',
    sku: 'SKU',
    quantity: 'Quantity left',
    open: 'Open the product',
  },
  de: {
    'stock-low.subject': 'Geringer Bestand: {product}',
    'stock-low.heading': 'Geringer Bestand: {product}',
    'stock-low.intro':
      '{left, plural, one {Von „{product}“ ist nur noch # Stück da.} other {Von „{product}“ sind nur noch # Stück da.}}',
    'stock-out.subject': 'Ausverkauft: {product}',
    'stock-out.heading': 'Ausverkauft: {product}',
    'stock-out.intro': 'Das letzte Stück von „{product}“ wurde verkauft.',
    sku: 'Artikelnummer',
    quantity: 'Restbestand',
    open: 'Produkt öffnen',
  },
  fr: {
    'stock-low.subject': 'Stock faible : {product}',
    'stock-low.heading': 'Stock faible : {product}',
    'stock-low.intro':
      '{left, plural, one {Il ne reste que # article de « {product} ».} other {Il ne reste que # articles de « {product} ».}}',
    'stock-out.subject': 'Rupture de stock : {product}',
    'stock-out.heading': 'Rupture de stock : {product}',
    'stock-out.intro': 'Le dernier article de « {product} » a été vendu.',
    sku: 'Référence',
    quantity: 'Quantité restante',
    open: 'Ouvrir le produit',
  },
  ar: {
    'stock-low.subject': 'مخزون منخفض: {product}',
    'stock-low.heading': 'مخزون منخفض: {product}',
    'stock-low.intro': 'الكمية المتبقية من «{product}»: {left, number}.',
    'stock-out.subject': 'نفد المخزون: {product}',
    'stock-out.heading': 'نفد المخزون: {product}',
    'stock-out.intro': 'بيعت آخر قطعة من «{product}».',
    sku: 'رمز المنتج',
    quantity: 'الكمية المتبقية',
    open: 'فتح المنتج',
  },
})
