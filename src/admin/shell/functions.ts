import type { Locale } from '#staff/client'

/** A function or setting that ⌘K finds by name and synonyms. */
export interface AdminFunction {
  /** Resource that determines permission and icon. */
  resource: string
  to: string
  name: Record<Locale, string>
  /** Comma-separated synonyms, including for missing features with a close match. */
  words: Record<Locale, string>
}

const entry = (
  resource: string,
  to: string,
  en: string,
  de: string,
  wordsEn: string,
  wordsDe: string,
): AdminFunction => ({ resource, to, name: { en, de }, words: { en: wordsEn, de: wordsDe } })

const section = (path: string, ...rest: [string, string, string, string]) =>
  entry('settings', path ? `/settings/${path}` : '/settings', ...rest)

export const FUNCTIONS: readonly AdminFunction[] = [
  section(
    '',
    'Settings: Site',
    'Einstellungen: Website',
    'site name, logo, favicon, icon, tagline, language, time zone, address, home page, footer text, copyright, embedding, iframe',
    'Name der Website, Logo, Favicon, Icon, Untertitel, Sprache, Zeitzone, Adresse, Startseite, Fußzeile, Copyright, Einbetten, iframe',
  ),
  section(
    'theme',
    'Settings: Theme',
    'Einstellungen: Theme',
    'colors, colours, fonts, typography, dark mode, light scheme, contrast, branding, style, appearance, design',
    'Farben, Schriften, Typografie, Dunkelmodus, helles Schema, dunkles Schema, Kontrast, Stil, Aussehen, Design',
  ),
  section(
    'search-engines',
    'Settings: Search engines',
    'Einstellungen: Suchmaschinen',
    'SEO, google, meta, title template, description, structured data, schema.org, sitemap, robots, llms, IndexNow, opening hours, social media profiles',
    'SEO, Google, Meta, Titelvorlage, Beschreibung, strukturierte Daten, Sitemap, Robots, Öffnungszeiten, Profile, soziale Medien',
  ),
  section(
    'shop',
    'Settings: Shop',
    'Einstellungen: Shop',
    'currency, tax, VAT, tax rates, checkout, terms, countries, inventory, low stock, invoice',
    'Währung, Steuer, MwSt, Mehrwertsteuer, Umsatzsteuer, Kasse, AGB, Länder, Bestand, Rechnung',
  ),
  section(
    'payments',
    'Settings: Payments',
    'Einstellungen: Zahlungen',
    'payment methods, bank transfer, cash on delivery, cheque, stripe, paypal, credit card, API keys, webhook, test mode, capture',
    'Zahlungsarten, Überweisung, Nachnahme, Scheck, Stripe, PayPal, Kreditkarte, API-Schlüssel, Webhook, Testmodus, Einzug',
  ),
  section(
    'shipping',
    'Settings: Shipping',
    'Einstellungen: Versand',
    'delivery, shipping zones, flat rate, free shipping, pickup, postage, courier, tracking',
    'Lieferung, Versandzonen, Versandkosten, Pauschale, kostenloser Versand, Abholung, Porto, Sendungsverfolgung',
  ),
  section(
    'email',
    'Settings: Email',
    'Einstellungen: E-Mail',
    'SMTP, mail server, sender, reply-to, test email, notifications, order emails',
    'SMTP, Mailserver, Absender, Antwortadresse, Test-E-Mail, Benachrichtigungen, Bestellmails',
  ),
  section(
    'forms',
    'Settings: Forms',
    'Einstellungen: Formulare',
    'form messages, spam protection, captcha, webhook, google places, address autocomplete',
    'Formularmeldungen, Spamschutz, Captcha, Webhook, Google Places, Adressvorschläge',
  ),
  section(
    'archives',
    'Settings: Archives',
    'Einstellungen: Archive',
    'blog, archive pages, posts per page, categories, RSS, feed',
    'Blog, Archivseiten, Beiträge pro Seite, Kategorien, RSS, Feed',
  ),
  section(
    'comments',
    'Settings: Comments',
    'Einstellungen: Kommentare',
    'discussion, moderation, replies, spam, reviews',
    'Diskussion, Moderation, Antworten, Spam, Bewertungen',
  ),
  section(
    'privacy',
    'Settings: Privacy',
    'Einstellungen: Datenschutz',
    'cookies, consent banner, GDPR, data retention, delete personal data, analytics, tracking',
    'Cookies, Cookie-Banner, Einwilligung, DSGVO, Aufbewahrung, personenbezogene Daten, Analyse, Tracking',
  ),
  entry(
    'pages',
    '/pages/create',
    'New page',
    'Neue Seite',
    'add page, create page, landing page, legal page, imprint, privacy policy, terms',
    'Seite anlegen, Landingpage, Rechtstexte, Impressum, Datenschutzerklärung, AGB',
  ),
  entry(
    'pages',
    '/pages/create?kind=post',
    'New post',
    'Neuer Beitrag',
    'add post, create post, write, blog, article, news, journal',
    'Beitrag anlegen, schreiben, Blog, Artikel, Neuigkeiten, Journal, Post',
  ),
  entry(
    'products',
    '/products/create',
    'New product',
    'Neues Produkt',
    'add product, create product, item, article',
    'Produkt anlegen, Artikel, Ware',
  ),
  entry(
    'products',
    '/products',
    'Change prices and sale prices',
    'Preise und Angebotspreise ändern',
    'sale, percent off, bulk edit',
    'Angebot, Prozent, Sammelbearbeitung, Sonderpreis',
  ),
  entry(
    'brands',
    '/brands',
    'Brands',
    'Marken',
    'brand, label, maker, vendor',
    'Marke, Label, Hersteller',
  ),
  entry(
    'attributes',
    '/attributes',
    'Attributes and filters',
    'Eigenschaften und Filter',
    'filter, facet, color, size, swatch, layered navigation',
    'Filter, Facette, Farbe, Größe, Farbfeld',
  ),
  entry(
    'manufacturers',
    '/manufacturers',
    'Manufacturers and responsible persons',
    'Hersteller und verantwortliche Personen',
    'GPSR, product safety, brand, maker, producer, responsible person',
    'GPSR, Produktsicherheit, Marke, Produzent',
  ),
  entry(
    'gift-cards',
    '/gift-cards',
    'Gift cards and store credit',
    'Geschenkkarten und Guthaben',
    'gift certificate, gift voucher, credit note balance, store credit, balance, prepaid',
    'Geschenkgutschein, Wertgutschein, Guthabenkarte, Kundenguthaben, Prepaid',
  ),
  entry(
    'discounts',
    '/discounts',
    'Coupons and discounts',
    'Gutscheine und Rabatte',
    'discount, coupon, coupon code, voucher, promotion, promo code, buy one get one, bundle, black friday',
    'Rabatt, Gutschein, Gutscheincode, Coupon, Aktion, Rabattcode, Mengenrabatt, Staffelpreis, Set',
  ),
  entry(
    'customer-groups',
    '/customer-groups',
    'Prices for customer groups',
    'Preise für Kundengruppen',
    'wholesale, B2B, reseller, trade price, role based pricing, tax exempt, VIP customers',
    'Großhandel, B2B, Händlerpreise, Wiederverkäufer, Kundenrabatt, steuerbefreit, Stammkunden',
  ),
  entry(
    'discounts',
    '/discounts/create',
    'New discount',
    'Neuer Rabatt',
    'add coupon, create coupon, add discount',
    'Gutschein anlegen, Rabatt anlegen',
  ),
  entry(
    'imports',
    '/imports',
    'Import products',
    'Produkte importieren',
    'CSV, woocommerce, upload products, migrate, export products, export',
    'CSV, WooCommerce, Produkte hochladen, umziehen, Produkte exportieren, Export',
  ),
  entry(
    'orders',
    '/orders',
    'Refund or ship an order',
    'Bestellung erstatten oder versenden',
    'refund, ship, fulfil, cancel order, invoice, customers, sales',
    'Erstattung, Rückerstattung, versenden, stornieren, Rechnung, Kunden, Verkäufe',
  ),
  entry(
    'menus',
    '/menus',
    'Edit menus',
    'Menüs bearbeiten',
    'navigation, header menu, footer menu, links, mega menu',
    'Navigation, Hauptmenü, Fußmenü, Links, Megamenü',
  ),
  entry(
    'templates',
    '/templates',
    'Edit header, footer and layouts',
    'Kopfzeile, Fußzeile und Layouts bearbeiten',
    'header, footer, layout, theme builder, 404 page, post layout, product layout',
    'Header, Footer, Kopfbereich, Fußbereich, Layout, 404-Seite, Beitragslayout, Produktlayout',
  ),
  entry(
    'users',
    '/users',
    'Invite user',
    'Benutzer einladen',
    'team, staff, roles, permissions, add user, editor, author',
    'Team, Mitarbeiter, Rollen, Rechte, Benutzer anlegen, Redakteur, Autor',
  ),
  entry(
    'account',
    '/account',
    'Change password',
    'Passwort ändern',
    'password, two-factor, 2FA, passkey, profile, email address, sessions, sign out everywhere, language, dark mode',
    'Kennwort, Zwei-Faktor, 2FA, Passkey, Profil, E-Mail-Adresse, Sitzungen, Abmelden, Sprache, Dunkelmodus',
  ),
  entry(
    'jobs',
    '/jobs',
    'Backups and scheduled jobs',
    'Backups und geplante Aufgaben',
    'backup, restore, cron, maintenance, clean up, export site',
    'Sicherung, Datensicherung, Wiederherstellen, Cron, Wartung, Aufräumen, Website exportieren',
  ),
  entry(
    'outbox',
    '/outbox',
    'Email log',
    'E-Mail-Protokoll',
    'sent emails, failed emails, resend, mail queue',
    'gesendete E-Mails, fehlgeschlagene E-Mails, erneut senden, Warteschlange',
  ),
  entry(
    'redirects',
    '/redirects/create',
    'New redirect',
    'Neue Weiterleitung',
    '301, 302, moved page, old URL, broken link',
    '301, 302, verschobene Seite, alte URL, toter Link',
  ),
  entry(
    'media',
    '/media',
    'Upload images and files',
    'Bilder und Dateien hochladen',
    'photos, pictures, videos, documents, PDF, SVG, media library',
    'Fotos, Videos, Dokumente, PDF, SVG, Mediathek',
  ),
]

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, '')
const MIN_LETTERS = 2

/**
 * Functions that match, best name match first. Empty without a query, because they would hide the
 * screens.
 */
export function findFunctions(words: string, locale: Locale): AdminFunction[] {
  const wanted = plain(words)
  if (wanted.length < MIN_LETTERS) return []
  const rank = ({ name, words: synonyms }: AdminFunction) => {
    if (plain(name[locale]).includes(wanted)) return 0
    // English terms work in every language.
    const all = [synonyms[locale], synonyms.en, name.en].join(',').split(',').map(plain)
    if (all.some(one => one.startsWith(wanted))) return 1
    return all.some(one => one.includes(wanted)) ? 2 : 3
  }
  return FUNCTIONS.filter(one => rank(one) < 3).sort((one, other) => rank(one) - rank(other))
}
