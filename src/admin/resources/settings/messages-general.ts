/** Texts of the tab "Site". */
export const general = {
  en: {
    fields: {
      siteName: 'Site name',
      tagline: 'Tagline',
      logo: 'Logo',
      logoDark: 'Logo for the dark scheme',
      darkScheme: 'Dark scheme',
      icon: 'Site icon',
      homePage: 'Home page',
      locale: 'Language',
      timeZone: 'Time zone',
      email: 'Email address',
      securityContact: 'Contact for security reports',
      securityPolicy: 'Page about security reports',
      address: 'Postal address',
      footerText: 'Footer text',
      backToTop: 'Back-to-top button',
      smoothWheel: 'Smooth scrolling',
      embedding: { allowed: 'Embedding on other websites', hosts: 'Allowed websites' },
    },
    securityContactHelp:
      'An email address or an https:// address. It is published in /.well-known/security.txt for people who find a vulnerability.',
    securityContactWrong: 'Enter an email address, or an address that begins with https://.',
    securityPolicyHelp: 'Optional. An https:// address that says how reports are handled.',
    securityPolicyWrong: 'The address must begin with https://.',
    homePageHelp: 'Shown at /. Leave empty to use the page with the URL path /.',
    logoHelp: 'Shown in the header, on printed orders and in emails instead of the site name.',
    logoDarkHelp: 'Shown on dark pages instead of the logo. Leave empty for the same logo.',
    iconHelp: 'Shown in browser tabs, in bookmarks and on home screens. Use a square image.',
    backToTopHelp: 'Appears on every page once a visitor has scrolled down 800 px.',
    smoothWheelHelp: 'Chrome only; off when visitors prefer reduced motion.',
    embedding: {
      nobody: 'Not allowed',
      hosts: 'Allowed on these websites',
      everybody: 'Allowed on every website',
    },
    embeddingHelp:
      'Published pages can be shown in a frame elsewhere, without header and footer. Each page has the code to copy. Cart, checkout, login and product pages are never embeddable.',
    embeddingHostsHelp: 'One per line, such as example.com or *.example.com.',
  },
  de: {
    fields: {
      siteName: 'Name der Website',
      tagline: 'Untertitel',
      logo: 'Logo',
      logoDark: 'Logo für das dunkle Schema',
      darkScheme: 'Dunkles Schema',
      icon: 'Website-Icon',
      homePage: 'Startseite',
      locale: 'Sprache',
      timeZone: 'Zeitzone',
      email: 'E-Mail-Adresse',
      securityContact: 'Kontakt für Sicherheitsmeldungen',
      securityPolicy: 'Seite über Sicherheitsmeldungen',
      address: 'Postanschrift',
      footerText: 'Text der Fußzeile',
      backToTop: 'Schaltfläche „Nach oben“',
      smoothWheel: 'Weiches Scrollen mit Mausrad und Tasten',
      embedding: { allowed: 'Einbettung auf anderen Websites', hosts: 'Erlaubte Websites' },
    },
    securityContactHelp:
      'Eine E-Mail-Adresse oder eine https://-Adresse. Sie steht in /.well-known/security.txt für alle, die eine Sicherheitslücke finden.',
    securityContactWrong: 'Eine E-Mail-Adresse oder eine Adresse mit https:// eingeben.',
    securityPolicyHelp:
      'Freiwillig. Eine https://-Adresse, die erklärt, wie mit Meldungen umgegangen wird.',
    securityPolicyWrong: 'Die Adresse muss mit https:// beginnen.',
    homePageHelp: 'Erscheint unter /. Leer lassen für die Seite mit dem URL-Pfad /.',
    logoHelp: 'Erscheint in Kopfzeile, Ausdrucken und E-Mails anstelle des Namens der Website.',
    logoDarkHelp:
      'Erscheint auf dunklen Seiten statt des Logos. Leer lassen, um dasselbe Logo zu verwenden.',
    iconHelp:
      'Erscheint in Browser-Tabs, Lesezeichen und auf Startbildschirmen. Am besten quadratisch.',
    backToTopHelp: 'Erscheint auf jeder Seite, sobald Besucher 800 px nach unten gescrollt haben.',
    smoothWheelHelp:
      'Nur in Chrome. Nie für Besucher, die in ihrem System weniger Bewegung wünschen.',
    embedding: {
      nobody: 'Nicht erlaubt',
      hosts: 'Auf diesen Websites erlaubt',
      everybody: 'Auf jeder Website erlaubt',
    },
    embeddingHelp:
      'Veröffentlichte Seiten lassen sich anderswo in einem Rahmen zeigen, ohne Kopf- und Fußbereich. Den Code dafür hat jede Seite. Nie Warenkorb, Kasse, Anmeldung oder Produkte.',
    embeddingHostsHelp: 'Eine je Zeile, etwa example.com oder *.example.com.',
  },
}
