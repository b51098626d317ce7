import { defineTexts } from '#texts'

export const texts = defineTexts({
  en: {
    closed: 'Closed',
    openNow: 'Open now',
    closedNow: 'Closed now',
    closesAt: 'closes at {time}',
    opensAt: 'opens at {time}',
    opensTomorrow: 'opens tomorrow at {time}',
    opensOn: 'opens on {day} at {time}',
    allHours: 'All opening hours',
  },
  de: {
    closed: 'Geschlossen',
    openNow: 'Jetzt geöffnet',
    closedNow: 'Jetzt geschlossen',
    closesAt: 'schließt um {time}',
    opensAt: 'öffnet um {time}',
    opensTomorrow: 'öffnet morgen um {time}',
    opensOn: 'öffnet am {day} um {time}',
    allHours: 'Alle Öffnungszeiten',
  },
  fr: {
    closed: 'Fermé',
    openNow: 'Ouvert',
    closedNow: 'Fermé en ce moment',
    closesAt: 'ferme à {time}',
    opensAt: 'ouvre à {time}',
    opensTomorrow: 'ouvre demain à {time}',
    opensOn: 'ouvre le {day} à {time}',
    allHours: 'Tous les horaires',
  },
  ar: {
    closed: 'مغلق',
    openNow: 'مفتوح الآن',
    closedNow: 'مغلق الآن',
    closesAt: 'يغلق الساعة {time}',
    opensAt: 'يفتح الساعة {time}',
    opensTomorrow: 'يفتح غدًا الساعة {time}',
    opensOn: 'يفتح يوم {day} الساعة {time}',
    allHours: 'كل أوقات العمل',
  },
})
