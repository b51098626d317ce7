import { defineTexts } from '#texts'

/** Labels of address fields by country, and messages for empty ones. `kind` is `billing` or `shipping`. */
export const fieldTexts = defineTexts({
  en: {
    'label.first_name': 'First name',
    'label.last_name': 'Last name',
    'label.company': 'Company name',
    'label.country': 'Country / Region',
    'label.address_1': 'Street address',
    'label.address_2': 'Apartment, suite, unit, etc.',
    'label.postcode':
      '{country, select, US {ZIP Code} CA {Postal code} AU {Postcode} GB {Postcode} other {Postcode / ZIP}}',
    'label.city': '{country, select, AU {Suburb} other {Town / City}}',
    'label.state':
      '{country, select, US {State} AU {State} CA {Province} GB {County} other {State / County}}',
    'label.vat_id': 'VAT ID',
    'label.phone': 'Phone',
    'label.email': 'Email address',
    'label.comments': 'Order notes',
    'label.card_recipient_name': 'Recipient’s name',
    'label.card_recipient_email': 'Recipient’s email address',
    'label.card_message': 'Message',
    'label.card_date': 'Send on',
    'enter.first_name': 'Enter {kind, select, billing {your} other {the}} first name',
    'enter.last_name': 'Enter {kind, select, billing {your} other {the}} last name',
    'enter.country': 'Choose a country or region',
    'enter.address_1': 'Enter {kind, select, billing {your} other {the}} street address',
    'enter.postcode':
      'Enter {kind, select, billing {your} other {the}} {country, select, US {ZIP code} CA {postal code} AU {postcode} GB {postcode} other {postcode or ZIP}}',
    'enter.city':
      'Enter {kind, select, billing {your} other {the}} {country, select, AU {suburb} other {town or city}}',
    'enter.state':
      'Enter {kind, select, billing {your} other {the}} {country, select, US {state} AU {state} CA {province} GB {county} other {state or county}}',
    'enter.phone': 'Enter your phone number',
    'enter.email': 'Enter your email address',
  },
  de: {
    'label.first_name': 'Vorname',
    'label.last_name': 'Nachname',
    'label.company': 'Firma',
    'label.country': 'Land / Region',
    'label.address_1': 'Straße und Hausnummer',
    'label.address_2': 'Adresszusatz',
    'label.postcode': '{country, select, US {ZIP-Code} other {Postleitzahl}}',
    'label.city': '{country, select, AU {Vorort} other {Ort}}',
    'label.state':
      '{country, select, US {Bundesstaat} AU {Bundesstaat} CA {Provinz} GB {Grafschaft} other {Bundesland}}',
    'label.vat_id': 'USt-IdNr.',
    'label.phone': 'Telefon',
    'label.email': 'E-Mail-Adresse',
    'label.comments': 'Anmerkungen zur Bestellung',
    'label.card_recipient_name': 'Name des Empfängers',
    'label.card_recipient_email': 'E-Mail-Adresse des Empfängers',
    'label.card_message': 'Nachricht',
    'label.card_date': 'Senden am',
    'enter.first_name': 'Bitte geben Sie {kind, select, billing {Ihren} other {den}} Vornamen ein',
    'enter.last_name': 'Bitte geben Sie {kind, select, billing {Ihren} other {den}} Nachnamen ein',
    'enter.country': 'Bitte wählen Sie ein Land oder eine Region',
    'enter.address_1':
      'Bitte geben Sie {kind, select, billing {Ihre Straße} other {die Straße}} und Hausnummer ein',
    'enter.postcode':
      'Bitte geben Sie {country, select, US {{kind, select, billing {Ihren} other {den}} ZIP-Code} other {{kind, select, billing {Ihre} other {die}} Postleitzahl}} ein',
    'enter.city':
      'Bitte geben Sie {kind, select, billing {Ihren} other {den}} {country, select, AU {Vorort} other {Ort}} ein',
    'enter.state':
      'Bitte geben Sie {country, select, CA {{kind, select, billing {Ihre} other {die}} Provinz} GB {{kind, select, billing {Ihre} other {die}} Grafschaft} US {{kind, select, billing {Ihren} other {den}} Bundesstaat} AU {{kind, select, billing {Ihren} other {den}} Bundesstaat} other {{kind, select, billing {Ihr} other {das}} Bundesland}} ein',
    'enter.phone': 'Bitte geben Sie Ihre Telefonnummer ein',
    'enter.email': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  },
  fr: {
    'label.first_name': 'Prénom',
    'label.last_name': 'Nom',
    'label.company': 'Entreprise',
    'label.country': 'Pays / Région',
    'label.address_1': 'Numéro et nom de rue',
    'label.address_2': 'Bâtiment, appartement, lot, etc.',
    'label.postcode': '{country, select, US {Code ZIP} other {Code postal}}',
    'label.city': '{country, select, AU {Banlieue} other {Ville}}',
    'label.state':
      '{country, select, US {État} AU {État} CA {Province} GB {Comté} other {Région / Département}}',
    'label.vat_id': 'Numéro de TVA',
    'label.phone': 'Téléphone',
    'label.email': 'Adresse e-mail',
    'label.comments': 'Notes de commande',
    'label.card_recipient_name': 'Nom du destinataire',
    'label.card_recipient_email': 'Adresse e-mail du destinataire',
    'label.card_message': 'Message',
    'label.card_date': 'Envoyer le',
    'enter.first_name': 'Saisissez {kind, select, billing {votre} other {le}} prénom',
    'enter.last_name': 'Saisissez {kind, select, billing {votre} other {le}} nom',
    'enter.country': 'Choisissez un pays ou une région',
    'enter.address_1':
      'Saisissez {kind, select, billing {votre numéro et votre rue} other {le numéro et la rue}}',
    'enter.postcode':
      'Saisissez {kind, select, billing {votre} other {le}} {country, select, US {code ZIP} other {code postal}}',
    'enter.city':
      'Saisissez {kind, select, billing {votre} other {la}} {country, select, AU {banlieue} other {ville}}',
    'enter.state':
      'Saisissez {country, select, CA {{kind, select, billing {votre} other {la}} province} GB {{kind, select, billing {votre} other {le}} comté} US {{kind, select, billing {votre } other {l’}}État} AU {{kind, select, billing {votre } other {l’}}État} other {{kind, select, billing {votre} other {la}} région}}',
    'enter.phone': 'Saisissez votre numéro de téléphone',
    'enter.email': 'Saisissez votre adresse e-mail',
  },
  ar: {
    'label.first_name': 'الاسم الأول',
    'label.last_name': 'اسم العائلة',
    'label.company': 'اسم الشركة',
    'label.country': 'البلد / المنطقة',
    'label.address_1': 'عنوان الشارع',
    'label.address_2': 'الشقة أو الجناح أو الوحدة وغيرها',
    'label.postcode': '{country, select, US {رمز ZIP} other {الرمز البريدي}}',
    'label.city': '{country, select, AU {الضاحية} other {المدينة}}',
    'label.state':
      '{country, select, US {الولاية} AU {الولاية} CA {المقاطعة} GB {المقاطعة} other {الولاية / المحافظة}}',
    'label.vat_id': 'رقم ضريبة القيمة المضافة',
    'label.phone': 'رقم الهاتف',
    'label.email': 'البريد الإلكتروني',
    'label.comments': 'ملاحظات الطلب',
    'label.card_recipient_name': 'اسم المستلم',
    'label.card_recipient_email': 'البريد الإلكتروني للمستلم',
    'label.card_message': 'الرسالة',
    'label.card_date': 'تاريخ الإرسال',
    'enter.first_name': 'أدخل {kind, select, billing {اسمك الأول} other {الاسم الأول}}',
    'enter.last_name': 'أدخل {kind, select, billing {اسم عائلتك} other {اسم العائلة}}',
    'enter.country': 'اختر بلدًا أو منطقة',
    'enter.address_1': 'أدخل {kind, select, billing {عنوان شارعك} other {عنوان الشارع}}',
    'enter.postcode':
      'أدخل {country, select, US {{kind, select, billing {رمز ZIP الخاص بك} other {رمز ZIP}}} other {{kind, select, billing {رمزك البريدي} other {الرمز البريدي}}}}',
    'enter.city':
      'أدخل {country, select, AU {{kind, select, billing {ضاحيتك} other {الضاحية}}} other {{kind, select, billing {مدينتك} other {المدينة}}}}',
    'enter.state':
      'أدخل {country, select, CA {{kind, select, billing {مقاطعتك} other {المقاطعة}}} GB {{kind, select, billing {مقاطعتك} other {المقاطعة}}} other {{kind, select, billing {ولايتك أو محافظتك} other {الولاية أو المحافظة}}}}',
    'enter.phone': 'أدخل رقم هاتفك',
    'enter.email': 'أدخل بريدك الإلكتروني',
  },
})
