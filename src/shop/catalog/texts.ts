import { defineTexts } from '#texts'

/** Labels before prices, visible or for screen readers. */
export const priceTexts = defineTexts({
  en: {
    fromPrice: 'From {price}',
    originalPrice: 'Original price:',
    currentPrice: 'Current price:',
    unitPrice: '{price} / {per, select, kg {kg} l {l} m {m} m2 {m²} other {piece}}',
    lowestPrice: 'Lowest price in the 30 days before the reduction: {price}',
  },
  de: {
    fromPrice: 'Ab {price}',
    originalPrice: 'Ursprünglicher Preis:',
    currentPrice: 'Aktueller Preis:',
    unitPrice: '{price} / {per, select, kg {kg} l {l} m {m} m2 {m²} other {Stück}}',
    lowestPrice: 'Niedrigster Preis der 30 Tage vor der Ermäßigung: {price}',
  },
  fr: {
    fromPrice: 'À partir de {price}',
    originalPrice: 'Prix d’origine :',
    currentPrice: 'Prix actuel :',
    unitPrice: '{price} / {per, select, kg {kg} l {l} m {m} m2 {m²} other {pièce}}',
    lowestPrice: 'Prix le plus bas des 30 jours précédant la réduction : {price}',
  },
  ar: {
    fromPrice: 'ابتداءً من {price}',
    originalPrice: 'السعر الأصلي:',
    currentPrice: 'السعر الحالي:',
    unitPrice: '{price} / {per, select, kg {كجم} l {لتر} m {متر} m2 {م²} other {قطعة}}',
    lowestPrice: 'أدنى سعر خلال 30 يومًا قبل التخفيض: {price}',
  },
})

/** Number of reviews beside the stars. */
export const ratingTexts = defineTexts({
  en: { reviewCount: '{count, plural, one {# review} other {# reviews}}' },
  de: { reviewCount: '{count, plural, one {# Bewertung} other {# Bewertungen}}' },
  fr: { reviewCount: '{count, plural, one {# avis} other {# avis}}' },
  ar: {
    reviewCount:
      '{count, plural, one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  },
})

/** By `StockState`. */
export const stockTexts = defineTexts({
  en: {
    'in-stock': 'In stock',
    low: 'Only a few left',
    'on-backorder': 'On backorder',
    'out-of-stock': 'Sold out',
  },
  de: {
    'in-stock': 'Auf Lager',
    low: 'Nur noch wenige verfügbar',
    'on-backorder': 'Lieferbar auf Nachbestellung',
    'out-of-stock': 'Ausverkauft',
  },
  fr: {
    'in-stock': 'En stock',
    low: 'Il n’en reste que quelques-uns',
    'on-backorder': 'Sur commande',
    'out-of-stock': 'Épuisé',
  },
  ar: {
    'in-stock': 'متوفر',
    low: 'الكمية المتبقية قليلة',
    'on-backorder': 'متوفر بالطلب المسبق',
    'out-of-stock': 'نفدت الكمية',
  },
})

/** Badges of products, besides those of their stock. */
export const badgeTexts = defineTexts({
  en: { sale: 'Sale', new: 'New' },
  de: { sale: 'Angebot', new: 'Neu' },
  fr: { sale: 'Promo', new: 'Nouveau' },
  ar: { sale: 'تخفيض', new: 'جديد' },
})
