import { videoTexts } from '#media-ui/client'
import { priceTexts, ratingTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'
import { starTexts } from '#ui/client'

/** Texts of the rating beside the name of a product. */
export const headTexts = mergeTexts(ratingTexts, starTexts)

/** Texts of the images and videos of a product. */
export const galleryTexts = mergeTexts(
  videoTexts,
  defineTexts({
    en: {
      imagesOf: 'Images of {name}',
      openImage: 'Open image {number} of {count}',
      image: 'Image {number} of {count}',
      videoOf: 'Video {number} of {name}',
      enlargeVideo: 'Enlarge video',
    },
    de: {
      imagesOf: 'Bilder von {name}',
      openImage: 'Bild {number} von {count} öffnen',
      image: 'Bild {number} von {count}',
      videoOf: 'Video {number} von {name}',
      enlargeVideo: 'Video vergrößern',
    },
    fr: {
      imagesOf: 'Images de {name}',
      openImage: 'Ouvrir l’image {number} sur {count}',
      image: 'Image {number} sur {count}',
      videoOf: 'Vidéo {number} de {name}',
      enlargeVideo: 'Agrandir la vidéo',
    },
    ar: {
      imagesOf: 'صور {name}',
      openImage: 'فتح الصورة {number} من {count}',
      image: 'الصورة {number} من {count}',
      videoOf: 'الفيديو {number} من {name}',
      enlargeVideo: 'تكبير الفيديو',
    },
  }),
)

/** Texts of a price. */
export const shownPriceTexts = mergeTexts(
  priceTexts,
  defineTexts({
    en: {
      unavailable: 'Unavailable',
    },
    de: {
      unavailable: 'Nicht verfügbar',
    },
    fr: {
      unavailable: 'Indisponible',
    },
    ar: {
      unavailable: 'غير متوفر',
    },
  }),
)

/** Labels of attributes and numbers. */
export const factTexts = defineTexts({
  en: {
    skuLabel: 'SKU',
    categories: 'Categories',
    tags: 'Tags',
    brand: 'Brand',
    weight: 'Weight',
    dimensions: 'Dimensions',
    gtin: 'GTIN',
  },
  de: {
    skuLabel: 'Artikelnummer',
    categories: 'Kategorien',
    tags: 'Schlagwörter',
    brand: 'Marke',
    weight: 'Gewicht',
    dimensions: 'Abmessungen',
    gtin: 'GTIN',
  },
  fr: {
    skuLabel: 'Référence',
    categories: 'Catégories',
    tags: 'Étiquettes',
    brand: 'Marque',
    weight: 'Poids',
    dimensions: 'Dimensions',
    gtin: 'GTIN',
  },
  ar: {
    skuLabel: 'رمز المنتج',
    categories: 'التصنيفات',
    tags: 'الوسوم',
    brand: 'العلامة التجارية',
    weight: 'الوزن',
    dimensions: 'الأبعاد',
    gtin: 'GTIN',
  },
})

/** Titles of description, details and reviews. */
export const panelTexts = defineTexts({
  en: {
    description: 'Description',
    details: 'Details',
    reviews: 'Reviews',
    reviewsWithCount: 'Reviews ({count})',
  },
  de: {
    description: 'Beschreibung',
    details: 'Einzelheiten',
    reviews: 'Bewertungen',
    reviewsWithCount: 'Bewertungen ({count})',
  },
  fr: {
    description: 'Description',
    details: 'Détails',
    reviews: 'Avis',
    reviewsWithCount: 'Avis ({count})',
  },
  ar: {
    description: 'الوصف',
    details: 'التفاصيل',
    reviews: 'التقييمات',
    reviewsWithCount: 'التقييمات ({count})',
  },
})

/** Texts of guarantees and product safety. */
export const disclosureTexts = defineTexts({
  en: {
    guarantees: 'Guarantees',
    guaranteeYears:
      '{years, plural, one {Guarantee of durability: # year} other {Guarantee of durability: # years}}',
    guaranteeBy: '{name} guarantees the durability of {product} free of charge.',
    guaranteeOf: 'The manufacturer guarantees the durability of {product} free of charge.',
    guaranteeBesides: 'Besides the legal guarantee of at least two years.',
    legalGuarantee: 'Legal guarantee: at least 2 years',
    legalGuaranteeText:
      'If a product is faulty or not as described, the seller must repair or replace it free of charge, or give you a price reduction or your money back. This right applies in the whole EU for at least two years; some countries give you more.',
    legalGuaranteeMore: 'Your rights in the EU',
    safety: 'Product safety',
    manufacturer: 'Manufacturer',
    responsible: 'Responsible person in the EU',
    warnings: 'Warnings',
  },
  de: {
    guarantees: 'Garantien',
    guaranteeYears:
      '{years, plural, one {Haltbarkeitsgarantie: # Jahr} other {Haltbarkeitsgarantie: # Jahre}}',
    guaranteeBy: '{name} garantiert die Haltbarkeit von {product} kostenlos.',
    guaranteeOf: 'Der Hersteller garantiert die Haltbarkeit von {product} kostenlos.',
    guaranteeBesides: 'Zusätzlich zur gesetzlichen Gewährleistung von mindestens zwei Jahren.',
    legalGuarantee: 'Gesetzliche Gewährleistung: mindestens 2 Jahre',
    legalGuaranteeText:
      'Ist ein Produkt mangelhaft oder nicht wie beschrieben, muss der Verkäufer es kostenlos reparieren oder ersetzen, den Preis mindern oder das Geld zurückgeben. Dieses Recht gilt in der ganzen EU mindestens zwei Jahre; einige Länder geben Ihnen mehr.',
    legalGuaranteeMore: 'Ihre Rechte in der EU',
    safety: 'Produktsicherheit',
    manufacturer: 'Hersteller',
    responsible: 'Verantwortliche Person in der EU',
    warnings: 'Warnhinweise',
  },
  fr: {
    guarantees: 'Garanties',
    guaranteeYears:
      '{years, plural, one {Garantie de durabilité : # an} other {Garantie de durabilité : # ans}}',
    guaranteeBy: '{name} garantit gratuitement la durabilité de {product}.',
    guaranteeOf: 'Le fabricant garantit gratuitement la durabilité de {product}.',
    guaranteeBesides: 'En plus de la garantie légale d’au moins deux ans.',
    legalGuarantee: 'Garantie légale : au moins 2 ans',
    legalGuaranteeText:
      'Si un produit est défectueux ou non conforme, le vendeur doit le réparer ou le remplacer gratuitement, réduire son prix ou vous rembourser. Ce droit s’applique dans toute l’UE pendant au moins deux ans ; certains pays vous accordent davantage.',
    legalGuaranteeMore: 'Vos droits dans l’UE',
    safety: 'Sécurité du produit',
    manufacturer: 'Fabricant',
    responsible: 'Personne responsable dans l’UE',
    warnings: 'Avertissements',
  },
  ar: {
    guarantees: 'الضمانات',
    guaranteeYears:
      '{years, plural, one {ضمان المتانة: سنة واحدة} two {ضمان المتانة: سنتان} few {ضمان المتانة: # سنوات} many {ضمان المتانة: # سنة} other {ضمان المتانة: # سنة}}',
    guaranteeBy: 'تضمن {name} متانة {product} مجانًا.',
    guaranteeOf: 'تضمن الشركة المصنعة متانة {product} مجانًا.',
    guaranteeBesides: 'إضافة إلى الضمان القانوني لمدة سنتين على الأقل.',
    legalGuarantee: 'الضمان القانوني: سنتان على الأقل',
    legalGuaranteeText:
      'إذا كان المنتج معيبًا أو غير مطابق للوصف، وجب على البائع إصلاحه أو استبداله مجانًا أو خفض السعر أو رد المال. يسري هذا الحق في الاتحاد الأوروبي كله لمدة سنتين على الأقل، وتمنح بعض البلدان أكثر.',
    legalGuaranteeMore: 'حقوقك في الاتحاد الأوروبي',
    safety: 'سلامة المنتج',
    manufacturer: 'الشركة المصنعة',
    responsible: 'الشخص المسؤول في الاتحاد الأوروبي',
    warnings: 'تحذيرات',
  },
})
