import type { Translations } from '#staff/client'

export const messages: Translations = {
  en: {
    name: '{smart_count, plural, one {Attribute} other {Attributes}}',
    fields: {
      name: 'Name',
      slug: 'Name in URLs',
      position: 'Position',
      filterable: 'Visitors can filter by it',
      values: 'Values',
    },
    sections: { attribute: 'Attribute', values: 'Values' },
    nameHelp: 'As filters show it. Products keep their own name of it.',
    slugHelp: 'Links to filtered lists contain it, so change it only if necessary.',
    positionHelp: 'Filters with lower numbers come first.',
    filterableHelp: 'Lists with filters show it if their products differ in it.',
    valueName: 'Name of {value}',
    color: 'Color of {value}',
    image: 'Choose an image for {value}',
    noSwatch: 'Remove the swatch of {value}',
    moveUp: 'Move {value} up',
    moveDown: 'Move {value} down',
    taken: 'Another attribute has this name in URLs.',
    empty:
      'Attributes appear here as soon as a product has an option that is shared across the catalog, such as color or size.',
  },
  de: {
    name: '{smart_count, plural, one {Eigenschaft} other {Eigenschaften}}',
    fields: {
      name: 'Name',
      slug: 'Name in Adressen',
      position: 'Position',
      filterable: 'Besucher können danach filtern',
      values: 'Werte',
    },
    sections: { attribute: 'Eigenschaft', values: 'Werte' },
    nameHelp: 'So steht sie in Filtern. Produkte behalten ihren eigenen Namen dafür.',
    slugHelp: 'Links auf gefilterte Listen enthalten ihn. Ändern Sie ihn nur, wenn es nötig ist.',
    positionHelp: 'Filter mit kleineren Zahlen stehen weiter oben.',
    filterableHelp: 'Listen mit Filtern zeigen sie, wenn sich ihre Produkte darin unterscheiden.',
    valueName: 'Name von {value}',
    color: 'Farbe von {value}',
    image: 'Bild für {value} auswählen',
    noSwatch: 'Farbfeld von {value} entfernen',
    moveUp: '{value} nach oben',
    moveDown: '{value} nach unten',
    taken: 'Eine andere Eigenschaft heißt in Adressen so.',
    empty:
      'Eigenschaften erscheinen hier, sobald ein Produkt eine Option hat, die für den ganzen Katalog gilt, etwa Farbe oder Größe.',
  },
}
