import { defineTexts } from '#texts'

/** CD-1: the long labels, and the short ones of narrow columns. */
export const texts = defineTexts({
  en: {
    timeLeft: 'Time left',
    days: '{count, plural, one {Day} other {Days}}',
    hours: '{count, plural, one {Hour} other {Hours}}',
    minutes: '{count, plural, one {Minute} other {Minutes}}',
    seconds: '{count, plural, one {Second} other {Seconds}}',
    daysShort: 'Day',
    hoursShort: 'Hrs',
    minutesShort: 'Min',
    secondsShort: 'Sec',
  },
  de: {
    timeLeft: 'Verbleibende Zeit',
    days: '{count, plural, one {Tag} other {Tage}}',
    hours: '{count, plural, one {Stunde} other {Stunden}}',
    minutes: '{count, plural, one {Minute} other {Minuten}}',
    seconds: '{count, plural, one {Sekunde} other {Sekunden}}',
    daysShort: 'Tg.',
    hoursShort: 'Std.',
    minutesShort: 'Min.',
    secondsShort: 'Sek.',
  },
  fr: {
    timeLeft: 'Temps restant',
    days: '{count, plural, one {Jour} other {Jours}}',
    hours: '{count, plural, one {Heure} other {Heures}}',
    minutes: '{count, plural, one {Minute} other {Minutes}}',
    seconds: '{count, plural, one {Seconde} other {Secondes}}',
    daysShort: 'J',
    hoursShort: 'H',
    minutesShort: 'Min',
    secondsShort: 'S',
  },
  ar: {
    timeLeft: 'الوقت المتبقي',
    days: '{count, plural, one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}',
    hours: '{count, plural, one {ساعة} two {ساعتان} few {ساعات} many {ساعة} other {ساعة}}',
    minutes: '{count, plural, one {دقيقة} two {دقيقتان} few {دقائق} many {دقيقة} other {دقيقة}}',
    seconds: '{count, plural, one {ثانية} two {ثانيتان} few {ثوانٍ} many {ثانية} other {ثانية}}',
    daysShort: 'ي',
    hoursShort: 'س',
    minutesShort: 'د',
    secondsShort: 'ث',
  },
})
